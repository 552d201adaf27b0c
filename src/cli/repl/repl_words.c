/*
** repl_words.c -- what TAB offers, and help: both read the tables of commands.
*/
#include "repl.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- lists of words ---- */

/* Words in one growing block of text, each ended by a zero byte. */
typedef struct Bag {
    char *text;
    size_t size, count;
    FILE *out;
} Bag;

static void bag_open(Bag *b) {
    *b = (Bag){0};
    b->out = open_memstream(&b->text, &b->size);
}

static void bag_add(Bag *b, const char *word) {
    if (!b->out)
        return;
    fwrite(word, 1, strlen(word) + 1, b->out);
    b->count++;
}

static void bag_add_list(Bag *b, char **list) {
    for (char **word = list; word && *word; word++)
        bag_add(b, *word);
    sw_free(list);
}

/* As a list in one block, ended by NULL. */
static char **bag_close(Bag *b) {
    if (!b->out || fclose(b->out) != 0)
        return NULL;
    size_t head = (b->count + 1) * sizeof(char *);
    char **list = cli_grow(NULL, head + b->size);
    char *at = (char *)list + head;
    memcpy(at, b->text, b->size);
    for (size_t i = 0; i < b->count; i++, at += strlen(at) + 1)
        list[i] = at;
    list[b->count] = NULL;
    free(b->text);
    return list;
}

/* ---- what there is to offer ---- */

static void add_commands(const Repl *r, Bag *b) {
    size_t n;
    const Say *say = repl_says(r, &n);
    for (size_t i = 0; i < n; i++)
        bag_add(b, say[i].name);
}

static void add_cells(const Repl *r, Bag *b) {
    for (int i = 0; i < sw_game_cells(r->game); i++)
        bag_add(b, sw_cell_name(r->game, i));
}

static void add_players(const Repl *r, Bag *b) {
    for (int i = 0; i < sw_game_players(r->game); i++)
        bag_add(b, sw_player_name(r->game, i));
    bag_add(b, "none");
    bag_add(b, "both");
}

/* The choices of the option that stands before '=' or a blank at the end of `before`. */
static void add_choices(const Repl *r, const char *name, size_t n, Bag *b) {
    const char *dot = memchr(name, '.', n);
    if (dot)
        n -= (size_t)(dot + 1 - name), name = dot + 1;
    for (int i = 0; i < sw_game_options(r->game); i++) {
        sw_Option o = sw_game_option(r->game, i);
        if (strlen(o.name) == n && strncasecmp(o.name, name, n) == 0)
            for (int c = 0; c < o.nchoices; c++)
                bag_add(b, o.choices[c]);
    }
}

static void add_options(const Repl *r, const char *argument, Bag *b) {
    size_t n = strcspn(argument, " =");
    if (argument[n]) {
        add_choices(r, argument, n, b);
        return;
    }
    for (int i = 0; i < sw_game_options(r->game); i++)
        bag_add(b, sw_game_option(r->game, i).name);
}

static void add_files(Bag *b) {
    DIR *here = opendir(".");
    if (!here)
        return;
    for (struct dirent *entry; (entry = readdir(here));)
        if (entry->d_name[0] != '.')
            bag_add(b, entry->d_name);
    closedir(here);
}

static void add_notations(const Repl *r, Bag *b) {
    for (int i = 0; i < sw_game_notations(r->game); i++)
        bag_add(b, sw_notation_name(r->game, i));
}

static void add_words(const Repl *r, Words words, const char *argument, Bag *b) {
    switch (words) {
    case NOTHING: return;
    case CELLS: add_cells(r, b); return;
    case MOVES: bag_add_list(b, sw_match_moves(r->match, NULL, NULL, NULL)); return;
    case PLAYERS: add_players(r, b); return;
    case OPTIONS: add_options(r, argument, b); return;
    case SWITCH: bag_add(b, "on"), bag_add(b, "off"); return;
    case COMMANDS: add_commands(r, b); return;
    case FILES: add_files(b); return;
    case NOTATIONS: add_notations(r, b); return;
    }
}

char **repl_words(void *ctx, const char *before) {
    const Repl *r = ctx;
    Bag b;
    bag_open(&b);
    before += strspn(before, " \t");
    size_t word = strcspn(before, " \t"), n;
    const Say *say = repl_says(r, &n);
    if (!*before) {
        add_commands(r, &b);
        add_cells(r, &b);
        add_words(r, r->edited ? NOTHING : MOVES, "", &b);
    }
    for (size_t i = 0; *before && i < n; i++)
        if (strlen(say[i].name) == word && strncasecmp(say[i].name, before, word) == 0)
            add_words(r, say[i].words, before + word + strspn(before + word, " \t"), &b);
    return bag_close(&b);
}

/* ---- help ---- */

/* One column of the list, padded to its width. */
static void print_brief(const Say *say, int width) {
    char left[32];
    snprintf(left, sizeof left, "%s %s", say->name, say->argument);
    char text[80];
    snprintf(text, sizeof text, "%-15s %s", left, say->brief);
    printf("%-*s", width, text);
}

static void print_all(const Say *say, size_t n, const char *intro) {
    size_t rows = (n + 1) / 2;
    tell("%s", intro);
    for (size_t i = 0; i < rows; i++) {
        print_brief(&say[i], i + rows < n ? 41 : 0);
        if (i + rows < n)
            print_brief(&say[i + rows], 0);
        putchar('\n');
    }
    puts("`help COMMAND` says more about one.");
}

bool repl_explain(Repl *r, const char *command, const char *intro) {
    size_t n;
    const Say *say = repl_says(r, &n);
    if (!*command) {
        print_all(say, n, intro);
        return true;
    }
    for (size_t i = 0; i < n; i++)
        if (strcasecmp(command, say[i].name) == 0 || strcmp(command, say[i].alias) == 0) {
            tell("%s %s\n  %s", say[i].name, say[i].argument, say[i].help);
            return true;
        }
    return refuse(r, "no command '%s'; `help` lists them", command);
}
