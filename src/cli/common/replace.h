/*
** replace.h -- replacing files atomically.
*/
#ifndef STEPWISE_CLI_COMMON_REPLACE_H
#define STEPWISE_CLI_COMMON_REPLACE_H

#include <stdbool.h>

/* The folder of a path, with its slash, or "./", for free(). */
char *folder_of(const char *path);
/* Replaces a file by text atomically: whenever the program or the machine dies, a reader finds
** all of the old text or all of the new one. A symbolic link stays (the file it leads to is
** replaced), and so does the file's mode. False with errno set: EISDIR for a folder, EINVAL for
** anything else that is no regular file, EACCES for a file that the user may not write. */
bool replace_text(const char *path, const char *text);
/* Removes the temporary files that programs killed in replace_text() have left in
** the folder of `path`: those of the file called `name` there, or of any file for
** NULL. One that is being written stays. */
void clear_left(const char *path, const char *name);

#endif
