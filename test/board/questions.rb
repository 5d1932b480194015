# All questions that conform can be asked: the rows of the vectors, and what
# is asked about other projects' test data.
# Usage: require_relative 'questions'; Questions.all -> { id => line }
require_relative '../vectors/rows'
require_relative '../vectors/corpora/claims'
require_relative '../vectors/corpora/claims_1738'
require_relative '../vectors/corpora/claims_extract'
require_relative '../vectors/corpora/claims_own'
require_relative '../vectors/corpora/rows'

module Questions
  LINE = 4096 # octets that a question may have

  module_function

  def vectors
    Vectors.rows(*Vectors::DEFAULT).to_h { |row| [row.id, row.question] }
  end

  def corpora
    claims = Corpora.all.flat_map do |row|
      Claims.of(row) + Claims1738.of(row) + ClaimsExtract.of(row)
    end + ClaimsOwn.all
    claims.to_h { |claim| [claim.id, claim.question] }
          .select { |_, question| question.size <= LINE }
  end
end
