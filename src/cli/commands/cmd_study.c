/*
** cmd_study.c -- `stepwise study`: what self-play shows of a game's rules.
**
** Who wins and how soon, what ends the game, what men are worth, what options change. The games
** are kept in a ledger (ledger.h), and added up in arms (findings.h).
*/
#include "findings.h"
#include "cli/common/branches.h"
#include "cli/common/command.h"
#include "cli/common/kept.h"
#include "cli/common/ledger.h"
#include "cli/common/message.h"
#include "cli/common/text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* EACH: the games of each arm if --games does not give their total. */
enum { EACH = 100, NODES = 1000, OPENING = 4, PLIES = 400 };

typedef struct Study {
    const Args *args;
    const sw_Game *game;
    sw_Selfplay how;
    Ledger games;
    Findings found;
    char *heading;       /* owned */
    sw_Setting *choices; /* owned */
} Study;

/* ---- the arms ---- */

static void add_arm(Study *s, Arm one) {
    Findings *f = &s->found;
    f->arms = cli_grow(f->arms, sizeof *f->arms * (size_t)(f->n + 1));
    f->arms[f->n++] = one;
}

/* Adds the usual play and, if `weaker`, play at a tenth of its nodes and at random. */
static void add_strengths(Study *s, bool weaker) {
    const uint64_t nodes[] = {s->how.nodes, s->how.nodes / 10, 0};
    for (int i = 0; i < (weaker ? 3 : 1); i++)
        if (i != 1 || nodes[i] > 0)
            add_arm(s, (Arm){.varies = VARIES_STRENGTH,
                             .nodes = nodes[i],
                             .kind = -1,
                             .game = s->game});
}

/* True if every player begins with a man of the kind: sw_study() returns NULL for one who does
** not, and a game of 0 plies takes no time. */
static bool is_everybodys(const Study *s, int kind) {
    const sw_Selfplay none = {.plies = 0};
    bool all = true;
    for (int p = 0; p < sw_game_players(s->game) && all; p++) {
        char *line = sw_study(s->game, &none, 0, kind, p);
        all = line != NULL;
        sw_free(line);
    }
    return all;
}

/* Adds an arm for each kind that all players begin with and on which the game does not turn. */
static void add_men(Study *s) {
    for (int k = 0; k < sw_game_kinds(s->game); k++) {
        sw_Kind kind = sw_game_kind(s->game, k);
        if (!kind.royal && !kind.goal && is_everybodys(s, k))
            add_arm(
                s,
                (Arm){.varies = VARIES_MAN, .nodes = s->how.nodes, .kind = k, .game = s->game});
    }
}

/* Adds an arm for each choice of an option that is not made. Left out are "random" and what
** does not load together with the other settings. */
static void add_choices(Study *s) {
    int n = branches_list(s->args, s->game, NULL);
    s->choices = cli_grow(NULL, sizeof *s->choices * (size_t)(n + 1));
    branches_list(s->args, s->game, s->choices);
    for (int i = 0; i < n; i++) {
        char *error = NULL;
        sw_Game *g = strcmp(s->choices[i].value, "random") == 0
                         ? NULL
                         : branches_load(s->args, &s->choices[i], 1, NULL, &error);
        sw_free(error);
        if (g)
            add_arm(s, (Arm){.varies = VARIES_CHOICE,
                             .nodes = s->how.nodes,
                             .kind = -1,
                             .set = s->choices[i],
                             .game = g,
                             .owned = g});
    }
}

/* ---- the plan ---- */

/* A hash over the games of all arms, for the heading. */
static uint64_t key_of(const Study *s) {
    uint64_t key = 0;
    for (int i = 0; i < s->found.n; i++)
        key = key * 31 + sw_game_key(s->found.arms[i].game, true) +
              (uint64_t)s->found.arms[i].varies;
    return key;
}

static void make_heading(Study *s) {
    char *plan =
        format("# stepwise study key %016" PRIx64 " arms %d nodes %" PRIu64
               " openings %d plies %d seed %" PRIu64,
               key_of(s), s->found.n, s->how.nodes, s->how.opening, s->how.plies, s->how.seed);
    s->heading = kept_with_settings(plan, s->game);
}

/* Reads --arms, such as "strength,men", into varies[], by Varies: which arms there are besides
** the usual play, all if the option is left out. False, with a message, for an unknown word, or
** one given twice. */
static bool read_arms(const Args *a, bool varies[3]) {
    static const char *const words[] = {"strength", "men", "choices"};
    const char *at = a->option[OPT_ARMS].text;
    for (int i = 0; i < 3; i++)
        varies[i] = at == NULL;
    for (bool more = at != NULL; more;) {
        int i = 0;
        size_t n = strcspn(at, ",");
        while (i < 3 && (strlen(words[i]) != n || strncmp(at, words[i], n) != 0))
            i++;
        if (i == 3)
            return complain("--arms: '%.*s' should be strength, men or choices", (int)n, at);
        if (varies[i])
            return complain("--arms: '%s' is given twice", words[i]);
        varies[i] = true;
        more = at[n] == ',';
        at += n + more;
    }
    return true;
}

static bool read_plan(Study *s) {
    const Args *a = s->args;
    s->how = (sw_Selfplay){.nodes = (uint64_t)args_number(a, OPT_NODES, NODES),
                           .seed = (uint64_t)a->option[OPT_SEED].number,
                           .opening = (int)args_number(a, OPT_OPENINGS, OPENING),
                           .plies = (int)args_number(a, OPT_PLIES, PLIES)};
    bool varies[3];
    if (!leaves_moves(a, s->how.opening, s->how.plies) || !read_arms(a, varies))
        return false;
    add_strengths(s, varies[VARIES_STRENGTH]);
    if (varies[VARIES_MAN])
        add_men(s);
    if (varies[VARIES_CHOICE])
        add_choices(s);
    make_heading(s);
    return true;
}

/* The arm of game `number`: games are dealt to the arms in turn. *player is who has one man
** less, each in turn; -1 in an arm where nobody has. */
static Arm *arm_of(const Study *s, int number, int *player) {
    Arm *one = &s->found.arms[number % s->found.n];
    *player = one->kind < 0 ? -1 : number / s->found.n % sw_game_players(s->game);
    return one;
}

static char *play(void *ctx, int number) {
    const Study *s = ctx;
    int player;
    const Arm *one = arm_of(s, number, &player);
    sw_Selfplay how = s->how;
    how.nodes = one->nodes;
    return sw_study(one->game, &how, number, one->kind, player);
}

/* ---- the answer ---- */

/* The command line that plays these games, for free(). */
static char *call_of(const Study *s) {
    const char *arms = s->args->option[OPT_ARMS].text;
    char *game = shell_word(s->args->word[0]);
    char *call =
        format("stepwise study %s%s%s", game, arms ? " --arms " : "", arms ? arms : "");
    free(game);
    for (int i = 0; i < s->args->nset; i++) {
        const sw_Setting *set = &s->args->set[i];
        char *setting = format("%s=%s", set->name, set->value), *word = shell_word(setting);
        char *more = format("%s --set %s", call, word);
        free(setting);
        free(word);
        free(call);
        call = more;
    }
    char *all =
        format("%s --games %d --nodes %" PRIu64 " --openings %d --plies %d --seed %" PRIu64,
               call, s->games.games, s->how.nodes, s->how.opening, s->how.plies, s->how.seed);
    free(call);
    return all;
}

static int tell_all(Study *s) {
    char *made = call_of(s);
    bool fine = true;
    for (int i = 0; i < s->games.games && fine; i++) {
        int player;
        Arm *one = arm_of(s, i, &player);
        char *where = ledger_where(&s->games, i);
        fine = arm_add(one, s->games.line[i], s->how.plies, player, where);
        free(where);
    }
    s->found.game = s->game;
    s->found.made = made;
    if (fine && args_has(s->args, OPT_JSON))
        findings_print_json(&s->found);
    else if (fine)
        findings_print(&s->found);
    free(made);
    return fine ? EXIT_DONE : EXIT_WRONG;
}

static int run(Study *s) {
    if (!read_plan(s) || !ledger_plan(&s->games, s->args, EACH * s->found.n, "study"))
        return EXIT_WRONG;
    switch (ledger_run(&s->games, s->heading, play, s)) {
    case LEDGER_WRONG: return EXIT_WRONG;
    case LEDGER_PART: return EXIT_DONE;
    case LEDGER_WHOLE: return tell_all(s);
    }
    return EXIT_WRONG;
}

int cmd_study(const Args *a, Session *session) {
    Study s = {.args = a, .game = session->game};
    int status = run(&s);
    if (!ledger_free(&s.games))
        status = EXIT_WRONG;
    for (int i = 0; i < s.found.n; i++)
        arm_free(&s.found.arms[i]);
    free(s.found.arms);
    free(s.choices);
    free(s.heading);
    return status;
}
