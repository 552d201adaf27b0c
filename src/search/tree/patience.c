/*
** patience.c -- factors for a changed move and for a falling score.
*/
#include "patience.h"

/* By how many depths in a row have found the best move again; [0]: it is a new one. */
static const double by_steady[] = {1.6, 1.2, 1.0, 0.85, 0.7, 0.6};
enum { STEADY_MOST = sizeof by_steady / sizeof *by_steady - 1 };

/* fall: by how many hundredths the score is worse. */
static double by_fall(int fall) {
    enum { LITTLE = 15, MUCH = 80 };
    static const double most = 0.6;
    if (fall <= LITTLE)
        return 1;
    return 1 + most * (fall < MUCH ? (double)(fall - LITTLE) / (MUCH - LITTLE) : 1);
}

double patience_after(Patience *p, const Report *r) {
    bool again = p->begun && r->pv[0] == p->best;
    p->steady = again && p->steady < STEADY_MOST ? p->steady + 1 : again ? p->steady : 0;
    double worse = p->begun ? by_fall(p->score - r->score) : 1;
    *p = (Patience){r->pv[0], r->score, p->steady, true};
    return by_steady[p->steady] * worse;
}
