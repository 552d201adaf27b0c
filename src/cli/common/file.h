/*
** file.h -- reading whole files; the folder of the user's state.
*/
#ifndef STEPWISE_CLI_COMMON_FILE_H
#define STEPWISE_CLI_COMMON_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* The length of a path without the ".lua" at its end, if there is one. */
size_t stem_length(const char *path);
/* Whether both paths lead to the same file, which need not exist yet. */
bool same_file(const char *a, const char *b);
/* Reads all of a file, or of standard input for "-", 16 MB at most: a text of *n bytes and a
** zero byte after them, for free(). False with errno set and *text NULL: EFBIG if it is longer,
** EINVAL if it is a pipe or a device (but the shell's <(command), and /dev/stdin, are read). */
bool read_text(const char *path, char **text, size_t *n);
/* Calls fn for each line of a file, without its line feed, until fn returns false. A line has n
** bytes, some of which may be zero, and a zero byte after them; it lives during the call. What
** follows the last line feed is no line. A line has at most 16 MB, the file any size. False
** with errno set if reading failed, as in read_text(), or with errno 0 if fn returned false. */
typedef bool LineFn(void *ctx, const char *line, size_t n);
bool read_lines(const char *path, LineFn *fn, void *ctx);
/* The reason, from errno, why read_text() or read_lines() has failed. */
const char *why_unread(void);
/* The path of "~/NAME" in the user's home folder, for free(); NULL for any other path, and if $HOME
** has no absolute path. */
char *home_path(const char *path);
/* The path $XDG_STATE_HOME/stepwise/NAME, or ~/.local/state/stepwise/NAME, for free(). Makes
** its folders; a name that ends with '/' is a folder, too. NULL if neither variable ($HOME) has
** an absolute path. */
char *state_path(const char *name);

#endif
