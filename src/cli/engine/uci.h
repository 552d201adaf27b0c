/*
** uci.h -- the state of a dialogue in UCI, the Universal Chess Interface.
*/
#ifndef STEPWISE_CLI_ENGINE_UCI_H
#define STEPWISE_CLI_ENGINE_UCI_H

#include "seat.h"

typedef struct Uci {
    Seat *seat;
    bool thinking;  /* `bestmove` is owed for the last `go` */
    bool waits;     /* it must wait for `stop` or `ponderhit`: go infinite, go ponder */
    bool ended;     /* the search has ended */
    bool counts;    /* what is owed is not `bestmove` but the sum of `go perft` */
    double seconds; /* for a pondered move, once that was made; 0: no limit */
    char *position; /* the words of the last `position`, if it succeeded; or NULL */
    char **without; /* moves that are not to be searched, as the match writes them */
    int nwithout;
    int mate; /* `go mate`: stop at a win in that many moves; 0: do not */
} Uci;

/* Ends the search, if there is one, and tells its move; waits for a count, and tells its sum. */
void uci_finish(Uci *u);
/* To be called when the search has ended: tells the move unless it must wait. */
void uci_thought(Uci *u);
void uci_forget_without(Uci *u);

/* The commands that begin, stop and change a search, each with the rest of its line. */
void uci_go(Uci *u, char *rest);
void uci_stop(Uci *u, char *rest);
void uci_ponderhit(Uci *u, char *rest);

#endif
