/*
** records.c -- the part of the public interface that deals with records of games, their tags,
** and series of games.
*/
#include "answer.h"

#include "match/header.h"
#include "match/replay.h"
#include "match/series.h"

sw_Match *sw_record_read(const char *text, size_t n, int nth, const char *game, sw_Game **g,
                         char **error) {
    return sw_record_read_from(NULL, text, n, nth, game, g, error);
}

sw_Match *sw_record_read_from(const sw_Files *files, const char *text, size_t n, int nth,
                              const char *game, sw_Game **g, char **error) {
    Err e;
    Game *loaded;
    AnswerFiles from;
    const Files *asked = answer_files(&from, files);
    Match *m = replay_read_from(asked, text, n, nth, game, &loaded, &e);
    answer_or_error(m, &e, error);
    if (m)
        answer_tune(loaded, asked);
    answer_files_free(&from);
    *g = (sw_Game *)loaded;
    return (sw_Match *)m;
}

sw_Match *sw_record_read_of(const sw_Game *g, const char *text, size_t n, int nth,
                            char **error) {
    Err e;
    Match *m = replay_read_of((const Game *)g, text, n, nth, &e);
    answer_or_error(m, &e, error);
    return (sw_Match *)m;
}

size_t sw_record_places(const char *text, size_t n, size_t **places) {
    Places all = {0};
    replay_places(text, n, &all);
    *places = all.at;
    return all.n;
}

bool sw_record_tag(const char *text, size_t n, const char *name, char **value) {
    Str said = {0};
    bool whole = replay_tag(text, n, name, &said);
    *value = said.at;
    return whole;
}

sw_Series sw_match_series(const sw_Match *m) {
    Series now = series_score(&m->it);
    sw_Series s = {.game = now.game, .drawn = now.drawn};
    s.order = now.game ? order_word((SeriesOrder)now.order) : NULL;
    for (int p = 0; p < PLAYERS_MAX; p++) /* one-player games: the losses, too */
        s.won[p] = now.won[p];
    return s;
}

void sw_match_take_tags(sw_Match *m, const sw_Match *from) {
    header_take_tags(&m->it, &from->it);
}

void sw_match_leave_series(sw_Match *m) {
    series_leave(&m->it);
}

sw_Match *sw_series_next(const sw_Match *m, int first, char **error) {
    Err e;
    Match *next = series_next(&m->it, first, &e);
    answer_or_error(next, &e, error);
    return (sw_Match *)next;
}

bool sw_match_set_tag(sw_Match *m, const char *name, const char *value, char **error) {
    Err e;
    return answer_or_error(header_set_tag(&m->it, name, value, &e), &e, error);
}

bool sw_match_set_series(sw_Match *m, const char *order, char **error) {
    Err e;
    return answer_or_error(series_set(&m->it, order, &e), &e, error);
}

char *sw_match_record(const sw_Match *m) {
    return answer_written(&m->it, replay_write);
}

const char *sw_match_tag(const sw_Match *m, const char *name) {
    return header_tag(&m->it, name);
}

int sw_series_first(const sw_Match *m) {
    return series_first(&m->it);
}

bool sw_record_begins(const char *text, size_t n) {
    return record_begins(record_text(text, n));
}
