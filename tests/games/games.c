/*
** games.c -- random definitions: generated from seeds, loaded, played, and checked.
**
** games [--games N] [--first N] [--dir DIR] [--tries N] [--most N] [--plain 1] [FILE...]: the
** definitions of N seeds from --first on, each tried in a child process (trial.h). What fails
** is shrunk, in at most --tries tries, and left in DIR (default: build/games). With FILE, tries
** these definitions instead, played with the first seed. --plain 1 prints the definition of the
** first seed. Writes TAP. A seed gives the same definition on every machine, and the same play
** unless a game is so slow that its time limit ends it.
*/
#include "author.h"
#include "base/sanitized.h"
#include "shrink.h"
#include "support/tap.h"
#include "trial.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/* PATIENCE: seconds of processor time after which a definition is taken to hang; STUCK: seconds
** of real time, in case threads wait for each other. HANGS: tries for shrinking what hangs.
** COVERED: number of definitions among which every kind of expression, effect and instruction
** must occur; if the rarest are missing, up to MORE times as many are added. DIFFERING:
** for this many searches, one game is allowed in which two threads find another score than one
** (it happens in one of two hundred), plus BY_CHANCE games. */
enum { BATCH = 250, PATIENCE = 20, STUCK = 600, HANGS = 30 };
enum { COVERED = 2500, MORE = 4, DIFFERING = 50, BY_CHANCE = 3 };

typedef struct Plan {
    const char *dir;
    uint64_t first, games;
    int tries, most; /* shrinking tries; most failures */
    bool plain;
    Watch *watch, *again; /* shared with the children: for all trials; for those that shrink */
    Tap tap;
} Plan;

/* How a child ended. */
typedef struct Fault {
    Stage stage;
    int signal;
    char wrong[24]; /* how the message begins */
} Fault;

static void write_file(const char *path, const char *text) {
    FILE *f = fopen(path, "w");
    if (!f || fputs(text, f) < 0 || fclose(f) != 0) {
        perror(path);
        exit(2);
    }
}

/* ---- children ---- */

static double slowness(void) {
    return SANITIZED_ADDRESS ? 8 : 1;
}

/* Restarts both time limits. */
static void set_alarms(void) {
    struct itimerval left = {.it_value = {.tv_sec = (time_t)(PATIENCE * slowness())}};
    setitimer(ITIMER_PROF, &left, NULL);
    alarm(STUCK);
}

static void bound_memory(void) {
    struct rlimit most = {1u << 30, 1u << 30};
    if (!SANITIZED_ADDRESS)
        setrlimit(RLIMIT_AS, &most);
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

/* The path of a child's definition. */
static const char *made_path(const Plan *r, Str *path) {
    str_clear(path);
    str_addf(path, "%s/made-%d.lua", r->dir, (int)getpid());
    return str_text(path);
}

static bool try_text(const Plan *r, Watch *w, Tt *tt, const char *text, uint64_t seed) {
    Str path = {0};
    set_alarms();
    write_file(made_path(r, &path), text);
    bool fine = trial_run(w, tt, str_text(&path), text, seed);
    unlink(str_text(&path));
    str_free(&path);
    return fine;
}

static void try_batch(const Plan *r, uint64_t first, uint64_t n) {
    bool fine = true;
    bound_memory();
    Tt *tt = tt_new(1);
    for (uint64_t seed = first; seed < first + n && fine; seed++) {
        Str text = {0};
        r->watch->seed = seed;
        author_write(seed, &text);
        fine = try_text(r, r->watch, tt, str_text(&text), seed);
        str_free(&text);
    }
    tt_free(tt);
    exit(fine ? 0 : 1);
}

/* Waits for a child; false if it found a fault or died. */
static bool ended_well(const Plan *r, pid_t child, const Watch *w, Fault *f) {
    int status = 0;
    Str path = {0};
    waitpid(child, &status, 0);
    *f = (Fault){.stage = w->stage, .signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0};
    snprintf(f->wrong, sizeof f->wrong, "%.23s", f->signal ? "" : w->wrong);
    bool fine = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    str_addf(&path, "%s/made-%d.lua", r->dir, (int)child);
    unlink(str_text(&path));
    str_free(&path);
    return fine;
}

/* ---- faults ---- */

typedef struct Again {
    const Plan *run;
    uint64_t seed;
    Fault fault;
} Again;

static bool fails_again(void *ctx, const char *text) {
    const Again *a = ctx;
    Fault f;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        bound_memory();
        if (!freopen("/dev/null", "w", stderr))
            _exit(2);
        a->run->again->wrong[0] = '\0';
        Tt *tt = tt_new(1);
        bool fine = try_text(a->run, a->run->again, tt, text, a->seed);
        tt_free(tt);
        _exit(fine ? 0 : 1);
    }
    return !ended_well(a->run, child, a->run->again, &f) && f.stage == a->fault.stage &&
           f.signal == a->fault.signal && strcmp(f.wrong, a->fault.wrong) == 0;
}

/* Shrinks the definition, leaves it in the folder, and prints what is wrong with it. */
static void tell(Plan *r, Str *text, const char *name, uint64_t seed, const Fault *f) {
    Again again = {r, seed, *f};
    Str path = {0};
    char wrong[sizeof r->watch->wrong];
    memcpy(wrong, r->watch->wrong, sizeof wrong);
    bool same = fails_again(&again, str_text(text));
    bool hangs = f->signal == SIGPROF || f->signal == SIGALRM;
    if (same)
        shrink(text, hangs ? HANGS : r->tries, fails_again, &again);
    str_addf(&path, "%s/found-%s", r->dir, name);
    write_file(str_text(&path), str_text(text));
    tap_ok(&r->tap, false, "%s: %s", name, stage_text[f->stage]);
    if (f->signal)
        tap_note("%s", hangs ? "it hangs" : strsignal(f->signal));
    else
        tap_note("%s", wrong);
    tap_note("again: games --first %llu --games 1%s", (unsigned long long)seed,
             same ? "" : " (it does not fail each time)");
    tap_note("%s:", str_text(&path));
    for (char *line = strtok(text->at, "\n"); line; line = strtok(NULL, "\n"))
        tap_note("  %s", line);
    str_free(&path);
}

static void tell_seed(Plan *r, const Fault *f) {
    Str text = {0};
    char name[40];
    uint64_t seed = r->watch->seed;
    author_write(seed, &text);
    snprintf(name, sizeof name, "%llu.lua", (unsigned long long)seed);
    tell(r, &text, name, seed, f);
    str_free(&text);
}

/* ---- running ---- */

static void run_seeds(Plan *r, uint64_t first, uint64_t games) {
    uint64_t end = first + games;
    for (uint64_t next = first; next < end && r->tap.failed < r->most;) {
        uint64_t n = end - next < BATCH ? end - next : BATCH;
        Fault f;
        fflush(stdout);
        pid_t child = fork();
        if (child == 0)
            try_batch(r, next, n);
        bool fine = ended_well(r, child, r->watch, &f);
        if (!fine)
            tell_seed(r, &f);
        next = fine ? next + n : r->watch->seed + 1;
    }
}

/* Adds the kinds of expression, effect and instruction that no definition had, each after a
** blank. */
static void add_missing(Str *out, const Tally *t) {
    static const char *const expr[] = {
#define EXPR(name, sort, arity, arg, more, asks, cost, all, word, args, is, is_not) #name,
#include "vm/model/exprs.def"
#undef EXPR
    };
    static const char *const fx[] = {
#define FX(name, cells, with, does, is, says) #name,
#include "vm/model/effects.def"
#undef FX
    };
    for (int i = 0; i < EXPR_KINDS; i++)
        str_addf(out, "%s%s", t->expr[i] ? "" : " ", t->expr[i] ? "" : expr[i]);
    for (int i = 0; i < FX_KINDS; i++)
        str_addf(out, "%s%s", t->fx[i] ? "" : " ", t->fx[i] ? "" : fx[i]);
    for (int i = 0; i < OP_COUNT; i++)
        str_addf(out, "%s%s", t->op[i] ? "" : " ", t->op[i] ? "" : op_info[i].text);
}

static void check_covered(Plan *r) {
    const Tally *t = &r->watch->tally;
    Str missing = {0};
    uint64_t games = r->games;
    for (;;) {
        str_clear(&missing);
        add_missing(&missing, t);
        if (missing.n == 0 || games >= r->games + MORE * COVERED || r->tap.failed >= r->most)
            break;
        run_seeds(r, r->first + games, BATCH);
        games += BATCH;
    }
    tap_ok(&r->tap, missing.n == 0,
           "all kinds of expressions, effects and instructions come up%s%s",
           missing.n ? "; none of these:" : "", str_text(&missing));
    tap_ok(&r->tap, t->loaded * 10 >= t->tried * 3, "three of ten definitions load");
    str_free(&missing);
}

static void check_threads(Plan *r) {
    const Tally *t = &r->watch->tally;
    tap_ok(&r->tap, t->differ <= BY_CHANCE + t->threads / DIFFERING,
           "two threads find what one finds, but for a game in %d searches", DIFFERING);
}

static void sum_up(const Plan *r) {
    const Tally *t = &r->watch->tally;
    printf("# total: %llu definitions, %llu loaded; %llu games, %llu plies, %llu throws, %.1f "
           "moves a "
           "ply; %llu games ended, %llu given up\n",
           (unsigned long long)t->tried, (unsigned long long)t->loaded,
           (unsigned long long)t->games, (unsigned long long)t->plies,
           (unsigned long long)t->throws, t->plies ? (double)t->moves / (double)t->plies : 0.0,
           (unsigned long long)t->ended, (unsigned long long)t->given_up);
    printf("# asked: %llu wins in one, %llu claims, %llu times two threads (%llu differ), %llu "
           "perfts, %llu "
           "records; slowest "
           "load %.2f s (%llu), slowest list %.2f s (%llu)\n",
           (unsigned long long)t->wins, (unsigned long long)t->claims,
           (unsigned long long)t->threads, (unsigned long long)t->differ,
           (unsigned long long)t->perfts, (unsigned long long)t->records, t->slowest_load,
           (unsigned long long)t->slowest_load_seed, t->slowest_moves,
           (unsigned long long)t->slowest_moves_seed);
}

static void read_file(const char *path, Str *out) {
    char part[4096];
    FILE *f = fopen(path, "r");
    str_add(out, "");
    for (size_t n; f && (n = fread(part, 1, sizeof part, f)) > 0;)
        str_addn(out, part, n);
    if (!f || fclose(f) != 0) {
        perror(path);
        exit(2);
    }
}

static void run_file(Plan *r, const char *path) {
    Str text = {0};
    Fault f;
    read_file(path, &text);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        bound_memory();
        Tt *tt = tt_new(1);
        bool fine = try_text(r, r->watch, tt, str_text(&text), r->first);
        tt_free(tt);
        exit(fine ? 0 : 1);
    }
    const char *slash = strrchr(path, '/');
    if (!ended_well(r, child, r->watch, &f))
        tell(r, &text, slash ? slash + 1 : path, r->first, &f);
    else
        tap_ok(&r->tap, true, "%s", path);
    str_free(&text);
}

static bool take(Plan *r, const char *word, const char *value) {
    uint64_t n = strtoull(value, NULL, 10);
    if (strcmp(word, "--games") == 0)
        r->games = n;
    else if (strcmp(word, "--first") == 0)
        r->first = n;
    else if (strcmp(word, "--dir") == 0)
        r->dir = value;
    else if (strcmp(word, "--tries") == 0)
        r->tries = (int)n;
    else if (strcmp(word, "--most") == 0)
        r->most = (int)n;
    else if (strcmp(word, "--plain") == 0)
        r->plain = n != 0;
    else
        return false;
    return true;
}

static int run(Plan *r, int nfiles, char **files) {
    for (int i = 0; i < nfiles; i++)
        run_file(r, files[i]);
    if (nfiles == 0) {
        run_seeds(r, r->first, r->games);
        if (r->tap.failed == 0)
            tap_ok(&r->tap, true, "definitions %llu to %llu", (unsigned long long)r->first,
                   (unsigned long long)(r->first + r->games - 1));
        if (r->watch->tally.tried >= COVERED)
            check_covered(r);
        check_threads(r);
    }
    sum_up(r);
    return tap_end(&r->tap);
}

int main(int argc, char **argv) {
    Plan r = {.dir = "build/games", .first = 1, .games = 1000, .tries = 1500, .most = 8};
    int i = 1;
    for (; i + 1 < argc && strncmp(argv[i], "--", 2) == 0; i += 2)
        if (!take(&r, argv[i], argv[i + 1]))
            break;
    if (i < argc && argv[i][0] == '-') {
        fputs("usage: games [--games N] [--first N] [--dir DIR] [--tries N] [--plain 1] "
              "[FILE...]\n",
              stderr);
        return 2;
    }
    if (r.plain) {
        Str text = {0};
        author_write(r.first, &text);
        fputs(str_text(&text), stdout);
        str_free(&text);
        return 0;
    }
    mkdir(r.dir, 0777);
    r.watch = mmap(NULL, 2 * sizeof *r.watch, PROT_READ | PROT_WRITE,
                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (r.watch == MAP_FAILED)
        return 2;
    r.again = r.watch + 1;
    return run(&r, argc - i, argv + i);
}
