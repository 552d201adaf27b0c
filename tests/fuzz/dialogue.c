/*
** dialogue.c -- sends an engine nonsense: it must not crash, hang or fall silent.
**
** dialogue [--lines N] [--seed N] [--from N] [--game GAME] PROGRAM: sends N lines in each
** protocol, valid ones and damaged ones. After every few lines it checks that the engine still
** answers (ping, isready), and now and then starts a new one. An engine's lines depend only on
** the seed and on how many lines the engines before it received: --from starts with the one
** that receives line N. Writes TAP.
*/
#include "../support/tap.h"
#include "mutate.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* BATCH: lines between two checks. LIFE: lines that one engine receives at most. PATIENCE: in
** ms. */
enum { BATCH = 40, LIFE = 4000, PATIENCE = 60000 };

static const char *const cecp[] = {
    "new",
    "force",
    "go",
    "playother",
    "white",
    "black",
    "level 40 5 0",
    "level 0 0:01 0.01",
    "st 0.01",
    "sd 2",
    "sd 1",
    "time 20",
    "otim 20",
    "usermove e2e4",
    "usermove e7e5",
    "usermove a2a3",
    "usermove P@e4",
    "usermove @@@@",
    "usermove a7a8q",
    "e2e4",
    "?",
    "ping 3",
    "undo",
    "remove",
    "hard",
    "easy",
    "post",
    "nopost",
    "analyze",
    "exit",
    ".",
    "exclude e2e4",
    "exclude all",
    "exclude best",
    "include all",
    "include a2a3",
    "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "setboard 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
    "setboard 7k/8/8/8/8/8/R7/1R5K w - - 0 1",
    "edit",
    "#",
    "Pa4",
    "Kb1",
    "ke8",
    "xe8",
    "c",
    "memory 8",
    "cores 2",
    "memory -1",
    "option Level=3",
    "option repetition=draw",
    "option nosuch=1",
    "result 1-0 {x}",
    "hint",
    "draw",
    "computer",
    "lift e2",
    "lift",
    "put e4",
    "put e5",
    "usermove e2e4,e4e5",
    "variant chess",
    "variant normal",
    "protover 2",
    "xboard",
    "accepted done",
    "rejected san",
    "name x",
    "rating 1 2",
    "random",
    "bk",
    "nps 5",
    "result *"};
static const char *const uci[] = {"uci",
                                  "isready",
                                  "ucinewgame",
                                  "debug on",
                                  "register later",
                                  "position startpos",
                                  "position startpos moves e2e4 e7e5",
                                  "position startpos moves e2e4 e7e5 g1f3",
                                  "position fen 4k3/8/8/8/8/8/4P3/4K3 b - - 0 1",
                                  "position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1",
                                  "position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1 moves a2a7",
                                  "position",
                                  "go depth 2",
                                  "go",
                                  "go infinite",
                                  "go ponder depth 2",
                                  "go nodes 50",
                                  "go movetime 5",
                                  "go mate 2",
                                  "go wtime 50 btime 50 winc 1 binc 1 movestogo 2",
                                  "go depth 1 searchmoves e2e4 a2a3",
                                  "go searchmoves",
                                  "go searchmoves zzz depth -1 nodes 0 depth 1",
                                  "stop",
                                  "ponderhit",
                                  "setoption name Hash value 8",
                                  "setoption name Threads value 2",
                                  "setoption name MultiPV value 3",
                                  "setoption name MultiPV value 1",
                                  "setoption name Level value 3",
                                  "setoption name UCI_Variant value chess",
                                  "setoption name Ponder value true",
                                  "setoption name nosuch value 1",
                                  "setoption name repetition value draw",
                                  "setoption"};
static const char *const words[] = {
    "0",        "-1",    "1",        "1e308", "nan",  "99999999999999999999",
    "e2e4",     "z99",   "a0",       "@",     "=",    "%s%n",
    "moves",    "fen",   "startpos", "value", "name", "depth",
    "infinite", "nodes", "all",      ",",     "{",    "all"};

typedef struct Side {
    const char *const *line;
    size_t n;
    const char *hello, *ask, *answer;
} Side;
#define COUNT(list) (sizeof(list) / sizeof *(list))
static const Side sides[] = {{cecp, COUNT(cecp), "xboard", ".\n.\nexit\nping 777", "pong 777"},
                             {uci, COUNT(uci), "uci", "isready", "readyok"}};

typedef struct Engine {
    pid_t pid;
    int to, from;
    char tail[4096]; /* the end of its output */
    size_t n;
} Engine;

static bool begin(Engine *e, const char *program, const char *game) {
    int in[2], out[2];
    if (pipe(in) || pipe(out) || (e->pid = fork()) < 0)
        return false;
    if (e->pid == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[1]);
        close(out[0]);
        if (!freopen("/dev/null", "w", stderr))
            _exit(1);
        execl(program, program, "engine", game, (char *)NULL);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    e->to = in[1];
    e->from = out[0];
    e->n = 0;
    return true;
}

/* Reads some output; false if the engine is gone. */
static bool listen_to(Engine *e) {
    char text[2048];
    ssize_t got = read(e->from, text, sizeof text);
    if (got <= 0)
        return false;
    size_t n = (size_t)got, keep = e->n + n > sizeof e->tail - 1 ? sizeof e->tail / 4 : e->n;
    memmove(e->tail, e->tail + e->n - keep, keep);
    memcpy(e->tail + keep, text, n);
    e->n = keep + n;
    e->tail[e->n] = '\0';
    return true;
}

/* Sends text while reading output; false if the engine is gone or stuck. */
static bool tell(Engine *e, const char *text, size_t n) {
    while (n > 0) {
        struct pollfd on[] = {{e->to, POLLOUT, 0}, {e->from, POLLIN, 0}};
        if (poll(on, 2, PATIENCE) <= 0)
            return false;
        if (on[1].revents && !listen_to(e))
            return false;
        if (!(on[0].revents & POLLOUT))
            continue;
        ssize_t put = write(e->to, text, n > 512 ? 512 : n);
        if (put < 0)
            return false;
        text += put;
        n -= (size_t)put;
    }
    return true;
}

/* Does the engine still answer? */
static bool answers(Engine *e, const Side *side) {
    char ask[64];
    e->n = 0;
    e->tail[0] = '\0';
    int n = snprintf(ask, sizeof ask, "\n%s\n", side->ask);
    if (!tell(e, ask, (size_t)n))
        return false;
    while (!strstr(e->tail, side->answer)) {
        struct pollfd on = {e->from, POLLIN, 0};
        if (poll(&on, 1, PATIENCE) <= 0 || !listen_to(e))
            return false;
    }
    return true;
}

/* Closes the engine's input and returns its wait status. If it is lost but still running, kills
** it and returns SILENT. */
enum { SILENT = -1 };
static int leave(Engine *e, bool lost) {
    int status;
    bool hangs = lost && waitpid(e->pid, &status, WNOHANG) == 0;
    if (lost && !hangs) {
        close(e->to);
        close(e->from);
        return status;
    }
    if (hangs)
        kill(e->pid, SIGKILL);
    close(e->to);
    while (!hangs && listen_to(e)) {
    }
    close(e->from);
    waitpid(e->pid, &status, 0);
    return hangs ? SILENT : status;
}

/* Prints how the engine ended, as a TAP comment. */
static void tell_end(int status) {
    if (status == SILENT)
        printf("# it fell silent for %d s\n", PATIENCE / 1000);
    else if (WIFSIGNALED(status))
        printf("# it was killed by signal %d\n", WTERMSIG(status));
    else
        printf("# it ended with exit code %d\n", WEXITSTATUS(status));
}

static void one_line(const Side *side, Rng *r, Str *out) {
    str_clear(out);
    str_add(out, side->line[mutate_below(r, side->n)]);
    if (rng_below(r, 3) == 0)
        mutate(out, r, words, COUNT(words));
    for (size_t i = 0; i < out->n; i++)
        if (out->at[i] == '\n')
            out->at[i] = ' ';
    /* the engine would obey "quit" */
    char *quits = out->n ? strstr(str_text(out), "quit") : NULL;
    if (quits)
        *quits = 'Q';
    str_add(out, "\n");
}

/* Runs one engine; the number of lines it received before something went wrong, or -1. */
static long live(const Side *side, const char *program, const char *game, long lines, Rng *r,
                 Str *last) {
    Engine e;
    Str line = {0};
    bool fine = begin(&e, program, game);
    char hello[32];
    int n = snprintf(hello, sizeof hello, "%s\n", side->hello);
    fine = fine && tell(&e, hello, (size_t)n);
    long told = 0;
    while (fine && told < lines) {
        str_clear(last);
        for (int i = 0; i < BATCH && fine; i++, told++) {
            one_line(side, r, &line);
            str_addn(last, str_text(&line), line.n);
            fine = tell(&e, str_text(&line), line.n);
        }
        fine = fine && answers(&e, side);
    }
    str_free(&line);
    int status = leave(&e, !fine);
    if (fine && status == 0)
        return -1;
    tell_end(status);
    return told;
}

static uint64_t life_seed(uint64_t seed, size_t side, long life) {
    return seed * 1000003 + (uint64_t)life * COUNT(sides) + side;
}

static void tell_last(long line, uint64_t seed, const Str *last) {
    printf("# before line %ld of seed %llu; the last of them:\n# ", line,
           (unsigned long long)seed);
    for (size_t i = 0; i < last->n; i++)
        fputs(last->at[i] != '\n' ? (char[]){last->at[i], '\0'}
              : i + 1 < last->n   ? "\n# "
                                  : "\n",
              stdout);
}

int main(int argc, char **argv) {
    long lines = 5000;
    uint64_t seed = 1;
    long from = 0;
    const char *game = "chess", *program = NULL;
    for (int i = 1; i < argc; i++)
        if (i + 1 < argc && strcmp(argv[i], "--lines") == 0)
            lines = strtol(argv[++i], NULL, 10);
        else if (i + 1 < argc && strcmp(argv[i], "--seed") == 0)
            seed = strtoull(argv[++i], NULL, 10);
        else if (i + 1 < argc && strcmp(argv[i], "--from") == 0)
            from = strtol(argv[++i], NULL, 10);
        else if (i + 1 < argc && strcmp(argv[i], "--game") == 0)
            game = argv[++i];
        else
            program = argv[i];
    if (!program)
        return fputs(
                   "usage: dialogue [--lines N] [--seed N] [--from N] [--game GAME] PROGRAM\n",
                   stderr),
               2;
    signal(SIGPIPE, SIG_IGN);
    Tap t = {0};
    for (size_t s = 0; s < COUNT(sides); s++) {
        Rng r;
        Str last = {0};
        long wrong = -1, told = from / LIFE * LIFE;
        for (; told < lines && wrong < 0; told += LIFE) {
            rng_seed(&r, life_seed(seed, s, told / LIFE));
            wrong = live(&sides[s], program, game, lines - told < LIFE ? lines - told : LIFE,
                         &r, &last);
        }
        tap_ok(&t, wrong < 0, "%s: %ld lines of %s", game, lines, sides[s].hello);
        if (wrong >= 0)
            tell_last(told - LIFE + wrong, seed, &last);
        str_free(&last);
    }
    return tap_end(&t);
}
