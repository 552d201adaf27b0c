/*
** overlay.c -- which mark a cell has, if any.
*/
#include "overlay.h"

#include <stddef.h>

bool overlay_last(const Overlay *o, Sq cell) {
    return o && o->has_last && (o->last_from == cell || o->last_to == cell);
}

Piece overlay_fallen(const Overlay *o, Sq cell) {
    return o && o->fallen_at == cell ? o->fallen : PIECE_NONE;
}

Mark overlay_mark(const Overlay *o, Sq cell) {
    if (!o)
        return MARK_NONE;
    if (set_has(&o->blocked, cell))
        return MARK_BLOCKED;
    if (set_has(&o->reach, cell))
        return MARK_REACH;
    if (set_has(&o->take, cell))
        return MARK_TAKE;
    for (int i = 0; i < o->npath; i++)
        if (o->path[i] == cell)
            return MARK_PATH;
    for (int i = 0; i < o->nways; i++)
        if (o->way[i].to == cell)
            return MARK_PATH;
    return overlay_last(o, cell) ? MARK_LAST : MARK_NONE;
}
