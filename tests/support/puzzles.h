/*
** puzzles.h -- files of positions in which one move wins, read line by line.
**
** What a line holds says tests/search/README.md; the game of a file is its name's. A Puzzles
** owns the file, and what a Puzzle points to until the next one is read.
*/
#ifndef STEPWISE_TESTS_SUPPORT_PUZZLES_H
#define STEPWISE_TESTS_SUPPORT_PUZZLES_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Puzzle {
    const char *fen, *move; /* NULL where the line is no position */
    int plies;              /* odd, and at least 1 */
    int line;
} Puzzle;

typedef struct Puzzles {
    char game[64];
    FILE *file;
    char *text;
    size_t room;
    int line;
    json_t *json;
} Puzzles;

/* tests/search/GAME.jsonl; false, having said why, where there is no such file. */
static inline bool puzzles_open(Puzzles *p, const char *path) {
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    *p = (Puzzles){.file = fopen(path, "r")};
    snprintf(p->game, sizeof p->game, "%.*s", (int)strcspn(base, "."), base);
    if (p->file == NULL)
        perror(path);
    return p->file != NULL;
}

/* The next line, also one that is no position; false after the last. */
static inline bool puzzles_next(Puzzles *p, Puzzle *out) {
    if (getline(&p->text, &p->room, p->file) <= 0)
        return false;
    json_decref(p->json);
    p->json = json_loads(p->text, 0, NULL);
    *out = (Puzzle){.line = ++p->line};
    if (json_unpack(p->json, "{s:s, s:i, s:s}", "fen", &out->fen, "plies", &out->plies, "move",
                    &out->move) != 0 ||
        out->plies < 1 || out->plies % 2 == 0)
        out->fen = out->move = NULL;
    return true;
}

static inline void puzzles_close(Puzzles *p) {
    json_decref(p->json);
    free(p->text);
    if (p->file != NULL)
        fclose(p->file);
}

#endif
