/*
 * believed: NURL_POLICY_FORM is a policy for the value of a form.
 * happens: it is only added to one. Alone it is no policy, so that no line end
 *     passes unseen.
 * refused: DEC_FORBIDDEN
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    char name[32];
    enum nurl_status status = nurl_decode_string(
        name, sizeof name, NURL_STR("a%0D%0ASet-Cookie:b"), NURL_POLICY_FORM);

    puts(status < 0 ? nurl_status_name(status) : name);
    return status < 0;
}
