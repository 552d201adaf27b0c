/*
** puzzles.h -- reads files of positions in which one move wins, line by line.
**
** tests/search/README.md describes the format; the game is the file's name. A Puzzles owns the
** file, and the strings of a Puzzle until the next one is read.
*/
#ifndef STEPWISE_TESTS_SUPPORT_PUZZLES_H
#define STEPWISE_TESTS_SUPPORT_PUZZLES_H

#include <jansson.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Puzzle {
    const char *fen, *move; /* NULL if the line holds no position */
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

/* Opens tests/search/GAME.jsonl; on failure prints why and returns false. */
static inline bool puzzles_open(Puzzles *p, const char *path) {
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    *p = (Puzzles){.file = fopen(path, "r")};
    snprintf(p->game, sizeof p->game, "%.*s", (int)strcspn(base, "."), base);
    if (p->file == NULL)
        perror(path);
    return p->file != NULL;
}

/* The next line, even if it holds no position; false after the last. */
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
