/*
** fuzz.c -- damaged definitions, tests, positions and moves: none may crash, hang or leak.
**
** fuzz [--seconds N] [--seed N] [--first N] [--cases N] DIR: DIR is a writable copy of games/
** and tests/rules/ (scripts/fuzz makes it). Case number i of a seed is always the same. Batches
** of cases run in child processes, so that the number of a fatal case is known. Writes TAP.
*/
#include "../support/tap.h"
#include "lang/testfile.h"
#include "mutate.h"
#include "text/explain/explain.h"
#include "text/write/fen.h"
#include "text/write/notation.h"
#include "text/draw/svg.h"
#include "text/draw/textboard.h"
#include "vm/meaning/chance.h"
#include "vm/ask/movegen.h"
#include "vm/meaning/rules.h"
#include "vm/meaning/make.h"

#include <glob.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* PATIENCE: seconds after which a silent child is taken to hang; the slowest load takes about
** one. */
enum { BATCH = 200, PATIENCE = 60, FAILURES_MAX = 5, PLIES = 12 };

typedef struct Fuzz {
    const char *dir;
    uint64_t seed, first, cases;
    unsigned seconds;
    glob_t games, rules, tests;
    Str *whole;          /* owned: the original texts of those files, in this order */
    const Game *game[2]; /* owned: undamaged games for positions and moves; one has throws */
    uint64_t *current;   /* shared with the children */
} Fuzz;

static const char *const lua_words[] = {
    "nil",
    "true",
    "0",
    "-1",
    "1",
    "255",
    "256",
    "65536",
    "9007199254740993",
    "1e308",
    "0/0",
    "function() end",
    "{}",
    "\"\"",
    "'x'",
    "string.rep('x', 1e9)",
    "while true do end",
    "local",
    "end",
    "return",
    "piece",
    "option",
    "board",
    "jump",
    "straight",
    "quiet",
    "capture",
    "upto",
    "ride",
    "revisit",
    "stay",
    "pass",
    "empty",
    "enemy",
    "attacked",
    "count",
    "import",
    "n",
    "ne",
    "ortho",
    "diag",
    "square",
    "players",
    "ending",
    "win",
    "draw",
    "fen",
    "notation",
    "rules",
};
static const char *const fen_words[] = {
    "0",  "1", "9",  "10", "11",  "99999999999999999999",
    "-1", "/", "//", "[]", "[P]", "*",
    "-",  "w", "b",  "o",  "E",   "e",
    "Ee", " ", "  ", "P",  "p",   "\xc3\xa9",
    "{",  "}", ":",  "(",  ")",   "{duel:e5:d4}",
};
#define COUNT(a) (sizeof(a) / sizeof *(a))

static void must(bool holds, const char *what) {
    if (holds)
        return;
    fprintf(stderr, "fuzz: %s\n", what);
    abort();
}

/* ---- a position that was read or reached ------------------------------------------------- */

static void comes_back(const Pos *p) {
    Str text = {0}, again = {0};
    Pos back;
    Err e;
    fen_write(p, &text);
    must(fen_read(p->game, str_text(&text), &back, &e), "a FEN that was written is refused");
    fen_write(&back, &again);
    must(strcmp(str_text(&text), str_text(&again)) == 0, "a FEN is read as another position");
    must(back.key == p->key, "a FEN is read with another key");
    str_free(&text);
    str_free(&again);
}

/* Plays on at random while the game lasts. */
static void play_on(Pos *p, Rng *r) {
    Moves m = {0};
    History h = {0};
    for (int ply = 0; ply < PLIES && rules_judge(p, &h, -1).verdict == VERDICT_NONE; ply++) {
        Undo u;
        m.n = 0;
        moves_legal(p, &m);
        if (p->chance)
            moves_add(&m, chance_draw(p, r));
        if (m.n == 0)
            break;
        pos_make(p, m.at[rng_below(r, m.n)], &u);
        history_add(&h, u.key);
        must(p->key == pos_key(p), "the key is not the key recomputed");
        comes_back(p);
    }
    moves_free(&m);
    history_free(&h);
}

static void draw_all(const Pos *p) {
    Str s = {0};
    Overlay none = {.last_from = SQ_NONE, .last_to = SQ_NONE};
    textboard_write(p, &none, &(BoardStyle){0}, &s);
    textboard_write(p, &none, &(BoardStyle){.unicode = true, .color = true, .glyphs = true},
                    &s);
    svg_write(p, &none, &(BoardStyle){0}, &s);
    str_free(&s);
}

/* ---- the kinds of case ------------------------------------------------------------------- */

static void read_text(const char *path, Str *out) {
    FILE *f = fopen(path, "r");
    must(f != NULL, path);
    char part[4096];
    for (size_t n; (n = fread(part, 1, sizeof part, f)) > 0;)
        str_addn(out, part, n);
    fclose(f);
}

static void write_text(const char *path, const Str *s) {
    FILE *f = fopen(path, "w");
    must(f && fwrite(str_text(s), 1, s->n, f) == s->n && fclose(f) == 0, path);
}

static void load_damaged(const char *path, Rng *r) {
    Diags d;
    diags_init(&d);
    Game *g = game_load(path, NULL, 0, &d);
    must((g != NULL) == (d.errors == 0), "a refusal without a reason, or the other way round");
    if (g) {
        Pos p;
        pos_start(g, &p);
        comes_back(&p);
        draw_all(&p);
        play_on(&p, r);
    }
    game_free(g);
    diags_free(&d);
}

/* Damages one file of `from`, calls `use` with one of `load` (with the file itself if that is
** NULL), and restores the file. */
static void fuzz_file(const glob_t *from, const glob_t *load, Rng *r,
                      void (*use)(const char *path, Rng *r)) {
    const char *path = from->gl_pathv[rng_below(r, from->gl_pathc)];
    Str was = {0}, now = {0};
    read_text(path, &was);
    str_addn(&now, str_text(&was), was.n);
    mutate(&now, r, lua_words, COUNT(lua_words));
    write_text(path, &now);
    use(load ? load->gl_pathv[rng_below(r, load->gl_pathc)] : path, r);
    write_text(path, &was);
    str_free(&was);
    str_free(&now);
}

static void read_tests(const char *path, Rng *r) {
    (void)r;
    Arena *a = arena_new();
    Diags d;
    TestCases cases = {0};
    diags_init(&d);
    bool ok = testfile_read(&(TestSource){.name = path}, a, &cases, &d);
    must(ok == (d.errors == 0), "a refusal without a reason, or the other way round");
    testcases_free(&cases);
    diags_free(&d);
    arena_free(a);
}

static void fuzz_fen(const Fuzz *f, Rng *r) {
    Pos p;
    Str s = {0};
    Err e;
    const Game *g = f->game[rng_below(r, 2)];
    pos_start(g, &p);
    play_on(&p, r);
    fen_write(&p, &s);
    mutate(&s, r, fen_words, COUNT(fen_words));
    if (fen_read(g, str_text(&s), &p, &e)) {
        comes_back(&p);
        draw_all(&p);
        play_on(&p, r);
    }
    str_free(&s);
}

static void fuzz_move(const Fuzz *f, Rng *r) {
    Pos p;
    Arena *a = arena_new();
    const char **text;
    Move *moves, m;
    Str s = {0};
    Err e;
    Explanation x = {0};
    pos_start(f->game[rng_below(r, 2)], &p);
    play_on(&p, r);
    int n = moves_sorted(&p, 0, a, &text, &moves);
    str_add(&s, n ? text[rng_below(r, (uint64_t)n)] : "--");
    mutate(&s, r, fen_words, COUNT(fen_words));
    if (move_read(&p, str_text(&s), &m, &e))
        must(move_is_throw(m) ? chance_effect(&p, m) != MOVE_NONE : move_is_legal(&p, m),
             "an illegal move is read");
    explain_move(&p, NULL, 0, str_text(&s), &x);
    explanation_free(&x);
    str_free(&s);
    arena_free(a);
}

static void run_case(const Fuzz *f, uint64_t number) {
    Rng r;
    rng_seed(&r, rng_mix(f->seed) + number);
    switch (number % 8) {
    case 0: fuzz_file(&f->tests, NULL, &r, read_tests); break;
    case 1:
    case 2: fuzz_fen(f, &r); break;
    case 3: fuzz_move(f, &r); break;
    case 4:
    case 5: fuzz_file(&f->rules, &f->games, &r, load_damaged); break;
    default: fuzz_file(&f->games, NULL, &r, load_damaged); break;
    }
}

/* ---- restoring the files
** --------------------------------------------------------------------- */

static const char *path_number(const Fuzz *f, size_t i) {
    const glob_t *all[] = {&f->games, &f->rules, &f->tests};
    for (size_t k = 0; k < COUNT(all); k++) {
        if (i < all[k]->gl_pathc)
            return all[k]->gl_pathv[i];
        i -= all[k]->gl_pathc;
    }
    return NULL;
}

static size_t file_count(const Fuzz *f) {
    return f->games.gl_pathc + f->rules.gl_pathc + f->tests.gl_pathc;
}

static void keep(Fuzz *f) {
    f->whole = calloc(file_count(f), sizeof *f->whole);
    for (size_t i = 0; f->whole && i < file_count(f); i++)
        read_text(path_number(f, i), &f->whole[i]);
}

/* A child that was killed leaves a damaged file behind. */
static void mend(const Fuzz *f) {
    for (size_t i = 0; f->whole && i < file_count(f); i++)
        write_text(path_number(f, i), &f->whole[i]);
}

static void forget(Fuzz *f) {
    for (size_t i = 0; f->whole && i < file_count(f); i++)
        str_free(&f->whole[i]);
    free(f->whole);
    globfree(&f->games);
    globfree(&f->rules);
    globfree(&f->tests);
}

/* ---- batches
** -------------------------------------------------------------------------------- */

/* Runs a batch in a child; true if the child ended normally. */
static bool run_batch(const Fuzz *f, uint64_t first, uint64_t n) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        for (uint64_t i = first; i < first + n; i++) {
            *f->current = i;
            alarm(PATIENCE);
            run_case(f, i);
        }
        exit(0);
    }
    int status = -1;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
        return true;
    tap_note("%s %d", WIFSIGNALED(status) ? "signal" : "exit code",
             WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    tap_note("again: --seed %llu --first %llu --cases 1", (unsigned long long)f->seed,
             (unsigned long long)*f->current);
    return false;
}

static bool find_files(Fuzz *f) {
    Str s = {0};
    str_addf(&s, "%s/games/*.lua", f->dir);
    glob(str_text(&s), 0, NULL, &f->games);
    str_clear(&s);
    str_addf(&s, "%s/games/rules/*.lua", f->dir);
    glob(str_text(&s), 0, NULL, &f->rules);
    str_clear(&s);
    str_addf(&s, "%s/tests/*.lua", f->dir);
    glob(str_text(&s), 0, NULL, &f->tests);
    str_free(&s);
    return f->games.gl_pathc && f->rules.gl_pathc && f->tests.gl_pathc;
}

static const Game *load_whole(const char *game, const Setting *set, int nset) {
    Diags d;
    Str s = {0};
    diags_init(&d);
    const Game *g = game_load(game, set, nset, &d);
    diags_write(&d, &s);
    fputs(str_text(&s), stderr);
    str_free(&s);
    diags_free(&d);
    return g;
}

static bool take(Fuzz *f, const char *word, const char *value) {
    uint64_t n = strtoull(value, NULL, 10);
    if (strcmp(word, "--seconds") == 0)
        f->seconds = (unsigned)n;
    else if (strcmp(word, "--seed") == 0)
        f->seed = n;
    else if (strcmp(word, "--first") == 0)
        f->first = n;
    else if (strcmp(word, "--cases") == 0)
        f->cases = n;
    else
        return false;
    return true;
}

static int run(Fuzz *f) {
    Tap tap = {0};
    time_t end = time(NULL) + (time_t)f->seconds;
    uint64_t next = f->first, last = f->cases ? f->first + f->cases : UINT64_MAX;
    while (next < last && tap.failed < FAILURES_MAX && (f->cases || time(NULL) < end)) {
        uint64_t n = last - next < BATCH ? last - next : BATCH;
        bool ok = run_batch(f, next, n);
        if (!ok) {
            tap_ok(&tap, false, "case %llu", (unsigned long long)*f->current);
            mend(f);
        }
        next = ok ? next + n : *f->current + 1;
    }
    tap_ok(&tap, true, "the other cases");
    printf("# total: %llu cases from seed %llu\n", (unsigned long long)(next - f->first),
           (unsigned long long)f->seed);
    return tap_end(&tap);
}

int main(int argc, char **argv) {
    Fuzz f = {.seconds = 60, .seed = 1};
    int i = 1;
    for (; i + 1 < argc && strncmp(argv[i], "--", 2) == 0; i += 2)
        if (!take(&f, argv[i], argv[i + 1]))
            break;
    if (i + 1 != argc) {
        fputs("usage: fuzz [--seconds N] [--seed N] [--first N] [--cases N] DIR\n", stderr);
        return 2;
    }
    f.dir = argv[i];
    if (!find_files(&f)) {
        fprintf(stderr, "fuzz: %s has no games, rules and tests\n", f.dir);
        return 2;
    }
    keep(&f);
    const Setting chancy[] = {{"wager", "pay-to-move+dueling"}, {"colossus", "on"}};
    f.game[0] = load_whole(f.games.gl_pathv[0], NULL, 0);
    f.game[1] = load_whole("jetan", chancy, 2);
    f.current = mmap(NULL, sizeof *f.current, PROT_READ | PROT_WRITE,
                     MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    int code = f.game[0] && f.game[1] && f.current != MAP_FAILED ? run(&f) : 2;
    game_free((Game *)f.game[0]);
    game_free((Game *)f.game[1]);
    forget(&f);
    return code;
}
