# All questions that conform can be asked: the rows of the laws, and those of
# other projects' test data.
# Usage: require_relative 'questions'; Questions.vectors -> { id => line }
require_relative '../vectors/rows'

module Questions
  module_function

  def vectors
    of(Vectors::DEFAULT)
  end

  def corpora
    of(Vectors::CORPORA)
  end

  def of(paths)
    Vectors.rows(*paths).to_h { |row| [row.id, row.question] }
  end
end
