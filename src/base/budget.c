/*
** budget.c -- the parts of a Budget, each counted down.
*/
#include "budget.h"

enum { MILLION = 1000 * 1000 };

static const int millions_of[BUDGET_COUNT] = {
#define X(name, millions) millions,
    BUDGET_PARTS(X)
#undef X
};

void budget_init(Budget *b) {
    b->blame = -1;
    for (int i = 0; i < BUDGET_COUNT; i++)
        b->left[i] = (int64_t)millions_of[i] * MILLION;
}

bool budget_spend(Budget *b, BudgetPart part, int64_t units) {
    if (!b)
        return true;
    int64_t *left = &b->left[part];
    *left = *left < 0 ? -1 : *left - (units > 1 ? units : 1);
    return *left >= 0;
}

int64_t budget_left(const Budget *b, BudgetPart part) {
    return !b ? INT64_MAX : b->left[part] > 0 ? b->left[part] : 0;
}

int64_t budget_spent(const Budget *b) {
    int64_t sum = 0;
    for (int i = 0; i < BUDGET_COUNT; i++)
        sum += (int64_t)millions_of[i] * MILLION - budget_left(b, (BudgetPart)i);
    return sum;
}

int64_t budget_share(const Budget *b, BudgetPart part, int n) {
    return budget_left(b, part) / (n > 1 ? n : 1);
}
