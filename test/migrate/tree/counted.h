/* Asserts, counted: ours, or another project's. test/migrate/check puts this
 * before the latter, and run_asserts after them. */
void check(int good, const char *text);
void run_asserts(void);

#ifndef ASSERT /* as edk2.h has it */
#define ASSERT(expr) check((expr) != 0, #expr)
#endif
#define ut_asserteq(a, b) check((a) == (b), #b)
