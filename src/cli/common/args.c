/*
** args.c -- the tables of commands and options, and reading argv with them.
**
** Options may appear anywhere, as --name=value or as --name value. A lone "--" before the first
** argument ends the options. A later one is an argument, since "--" is also how a pass is
** written, unless there is exactly one argument too many: then it is dropped (drop_end). A pass
** that is followed by what else it does, "-- ~a1", or by a number that tells it from others,
** "--/2", is always an argument (is_pass).
*/
#include "args.h"

#include "command.h"
#include "file.h"
#include "message.h"
#include "number.h"
#include "text.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum FlagType { FLAG, TEXT, NUMBER, SECONDS } FlagType;

typedef struct OptionInfo {
    const char *name;
    FlagType type;
    const char *argument;
    int64_t least, most;
    const char *help;
} OptionInfo;

static const OptionInfo options[OPT_COUNT] = {
#define OPTION(id, name, type, arg, least, most, help) {name, type, arg, least, most, help},
#include "options.def"
#undef OPTION
};

#define TAKES(id) (UINT64_C(1) << OPT_##id)
_Static_assert(OPT_COUNT <= 64, "the options of a command are bits of a word");
#define BEGINNING (TAKES(SET) | TAKES(FEN) | TAKES(SEED))

static const Command table[] = {
#define COMMAND(name, run, begins, arguments, least, most, takes, help)                        \
    {name, run, begins, arguments, least, most, takes, help},
#include "cmds.def"
#undef COMMAND
};

#define COMMAND(name, run, begins, arguments, least, most, takes, help) | (takes)
_Static_assert((TAKES(HELP)
#include "cmds.def"
                    ) == UINT64_MAX >> (64 - OPT_COUNT),
               "an option that no command takes");
#undef COMMAND

enum { NCOMMANDS = sizeof table / sizeof *table };

static bool takes(const Command *c, int option) {
    return option == OPT_HELP || (c->takes >> option & 1);
}

/* ---- usage ---- */

static void option_help(FILE *out, const OptionInfo *o) {
    char left[40];
    snprintf(left, sizeof left, "--%s%s%s", o->name, *o->argument ? " " : "", o->argument);
    fprintf(out, "  %-22s %s\n", left, o->help);
}

void usage_of(const Command *c) {
    printf("usage: stepwise %s %s [OPTION...]\n%s\n\noptions:\n", c->name, c->arguments,
           c->help);
    for (int i = 0; i < OPT_COUNT; i++)
        if (takes(c, i))
            option_help(stdout, &options[i]);
}

void usage(void) {
    puts("usage: stepwise COMMAND GAME [ARGUMENT...] [OPTION...]\n"
         "       stepwise                  choose a game and play\n\ncommands:");
    for (int i = 0; i < NCOMMANDS; i++)
        printf("  %-10s %-17s  %s\n", table[i].name, table[i].arguments, table[i].help);
    puts("\nGAME is a file, or the name of one in ./games, $STEPWISE_PATH or the installed "
         "data.\n"
         "`stepwise help COMMAND` lists the options of a command.");
}

/* ---- options ---- */

/* Adds a setting "option=value", split at the first '='. */
static bool add_setting(Args *a, const char *text) {
    const char *equals = strchr(text, '=');
    if (!equals || equals == text)
        return complain("--set: '%s' should be OPTION=VALUE", text);
    a->set = cli_grow(a->set, sizeof *a->set * (size_t)(a->nset + 1));
    a->set[a->nset++] = (sw_Setting){format("%.*s", (int)(equals - text), text), equals + 1};
    return true;
}

static bool read_number(const OptionInfo *o, Given *g) {
    if (parse_whole(g->text, o->least, o->most, &g->number))
        return true;
    bool large = *g->text && !g->text[strspn(g->text, "0123456789")] &&
                 !parse_whole(g->text, 0, INT64_MAX, &g->number);
    if (o->most == INT64_MAX && !large)
        return complain("--%s: '%s' should be a whole number of at least %" PRId64, o->name,
                        g->text, o->least);
    return complain("--%s: '%s' should be a whole number from %" PRId64 " to %" PRId64, o->name,
                    g->text, o->least, o->most);
}

static bool read_seconds(const OptionInfo *o, Given *g) {
    if (!parse_seconds(g->text, &g->seconds))
        return complain("--%s: '%s' should be a number of seconds above 0, at most a year",
                        o->name, g->text);
    return true;
}

static bool check_text(OptionId id, const char *value) {
    sw_Searcher unused;
    if (id == OPT_SEARCHER && !sw_searcher_named(value, &unused))
        return complain("--searcher: '%s' should be alpha-beta or mcts", value);
    return true;
}

static bool take_value(Args *a, OptionId id, const char *value) {
    Given *g = &a->option[id];
    g->text = value;
    switch (options[id].type) {
    case FLAG: return true;
    case TEXT: return id == OPT_SET ? add_setting(a, value) : check_text(id, value);
    case NUMBER: return read_number(&options[id], g);
    case SECONDS: return read_seconds(&options[id], g);
    }
    return false;
}

/* `text` is the option as it was written, dashes included. */
static bool unknown_option(const Args *a, const char *text) {
    const char *name = text + strspn(text, "-");
    const char *names[OPT_COUNT];
    size_t n = 0;
    for (int i = 0; i < OPT_COUNT; i++)
        if (takes(a->command, i))
            names[n++] = options[i].name;
    const char *near = sw_nearest(name, names, n);
    if (near)
        return complain("%s has no option %s; did you mean --%s?", a->command->name, text,
                        near);
    return complain("%s has no option %s; see stepwise %s --help", a->command->name, text,
                    a->command->name);
}

/* The option of the command whose name is the first n bytes of text; or OPT_COUNT. */
static OptionId find_option(const Args *a, const char *text, size_t n) {
    for (int i = 0; i < OPT_COUNT; i++)
        if (takes(a->command, i) && strlen(options[i].name) == n &&
            strncmp(options[i].name, text, n) == 0)
            return (OptionId)i;
    return OPT_COUNT;
}

/* Reads the option at argv[*i], and advances *i if its value is the next argument. */
static bool read_option(Args *a, int argc, char **argv, int *i) {
    const char *text = strcmp(argv[*i], "-h") == 0 ? "--help" : argv[*i];
    text += text[1] == '-' ? 2 : 1;
    size_t n = strcspn(text, "=");
    OptionId id = find_option(a, text, n);
    if (id == OPT_COUNT) {
        char written[64];
        snprintf(written, sizeof written, "%.*s", (int)(text - argv[*i]) + (int)n, argv[*i]);
        return unknown_option(a, written);
    }
    const OptionInfo *o = &options[id];
    const char *value = text[n] ? text + n + 1 : NULL;
    if (args_has(a, id) && id != OPT_SET)
        return complain("--%s is given twice", o->name);
    if (o->type == FLAG)
        return value ? complain("--%s takes no value", o->name) : take_value(a, id, "");
    if (!value && *i + 1 >= argc)
        return complain("--%s must be followed by %s", o->name, o->argument);
    return take_value(a, id, value ? value : argv[++*i]);
}

/* ---- the command line ---- */

/* Is the word what a command would take for a game: a path of a definition, or a name? */
static bool is_game(const char *word) {
    if (sw_is_path(word))
        return word[stem_length(word)];
    int n;
    bool found = false;
    sw_Found *games = sw_game_list(&n);
    for (int i = 0; i < n && !found; i++)
        found = strcmp(games[i].name, word) == 0;
    sw_free(games);
    return found;
}

static bool unknown_command(const char *word) {
    const char *names[NCOMMANDS];
    if (is_game(word))
        return complain("no command '%s'; did you mean `stepwise play %s`?", word, word);
    for (int i = 0; i < NCOMMANDS; i++)
        names[i] = table[i].name;
    const char *near = sw_nearest(word, names, NCOMMANDS);
    if (near)
        return complain("no command '%s'; did you mean '%s'?", word, near);
    return complain("no command '%s'; stepwise --help lists them", word);
}

static bool find_command(Args *a, const char *word) {
    for (int i = 0; i < NCOMMANDS; i++)
        if (strcmp(word, table[i].name) == 0)
            a->command = &table[i];
    return a->command || unknown_command(word);
}

/* `why GAME -- --`: with exactly one argument too many, the first lone "--" has only ended the
** options and is dropped. */
static void drop_end(Args *a) {
    int i = 0;
    while (i < a->nwords && strcmp(a->word[i], "--") != 0)
        i++;
    if (a->command->most < 0 || a->nwords != a->command->most + 1 || i == a->nwords)
        return;
    a->nwords--;
    memmove(&a->word[i], &a->word[i + 1], (size_t)(a->nwords - i) * sizeof *a->word);
}

/* Whether text is "--", or "--" followed by what can be no option's name: a pass. */
static bool is_pass(const char *text) {
    return strncmp(text, "--", 2) == 0 && !isalnum((unsigned char)text[2]) &&
           !strchr("-=", text[2] ? text[2] : '?');
}

static bool count_words(const Args *a) {
    const Command *c = a->command;
    if (a->nwords < c->least)
        return complain("%s needs %s; see stepwise %s --help", c->name, c->arguments, c->name);
    if (c->most >= 0 && a->nwords > c->most)
        return complain("%s: too many arguments: '%s' follows %s", c->name, a->word[c->most],
                        c->arguments);
    return true;
}

/* Standard output has one use: a program that reads it finds the answer and nothing else. */
static bool check_output(const Args *a) {
    static const OptionId files[] = {OPT_SVG, OPT_OUT, OPT_JUNIT};
    for (size_t i = 0; i < sizeof files / sizeof *files && args_has(a, OPT_JSON); i++)
        if (args_has(a, files[i]) && strcmp(a->option[files[i]].text, "-") == 0)
            return complain("%s: --json and --%s - would both write to standard output",
                            a->command->name, options[files[i]].name);
    if (args_has(a, OPT_RECORDS) && strcmp(a->option[OPT_RECORDS].text, "-") == 0)
        return complain(
            "%s: --records -: the games need a file, because the results go to standard output",
            a->command->name);
    return true;
}

bool args_read(int argc, char **argv, Args *a) {
    *a = (Args){0};
    a->word = cli_grow(NULL, sizeof *a->word * (size_t)(argc + 1));
    if (!find_command(a, argv[1]))
        return false;
    bool only_words = false;
    for (int i = 2; i < argc; i++) {
        bool dash = argv[i][0] == '-' && argv[i][1] != '\0';
        if (strcmp(argv[i], "--") == 0 && a->nwords == 0 && !only_words)
            only_words = true;
        else if (!dash || only_words || is_pass(argv[i]))
            a->word[a->nwords++] = argv[i];
        else if (!read_option(a, argc, argv, &i))
            return false;
    }
    if (!only_words)
        drop_end(a);
    return args_has(a, OPT_HELP) || (count_words(a) && check_output(a));
}

void args_free(Args *a) {
    for (int i = 0; i < a->nset; i++)
        free((char *)(uintptr_t)a->set[i].name);
    free(a->set);
    free((void *)a->word);
}
