/*
** cmd_new.c -- `stepwise new NAME`: writes a small game, its tests, and the files that tell
** editors and luacheck about the language. No existing file is overwritten.
*/
#include "cli/common/command.h"
#include "cli/common/message.h"
#include "cli/common/sample.h"
#include "cli/common/text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* *name becomes what follows the last slash. False, with a message, if that is no good name. */
static bool check_name(const char *path, const char **name) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const char *slash = strrchr(path, '/');
    *name = slash ? slash + 1 : path;
    bool good = **name && strchr(letters, **name);
    for (const char *c = *name; *c && good; c++)
        good = strchr(letters, *c) || strchr("0123456789-_", *c);
    return good || complain("new: a name consists of letters, digits, - and _, and begins with "
                            "a letter; got '%s'",
                            *name);
}

/* ---- files ---- */

static bool refuse_file(const char *path, int error) {
    return complain("%s: %s", path,
                    error == EEXIST ? "the file exists already, and is left as it is"
                                    : strerror(error));
}

/* True if nothing has that name, not even a dangling link; otherwise false, with a message. */
static bool is_free(const char *path) {
    struct stat there;
    bool found = lstat(path, &there) == 0;
    return (!found && errno == ENOENT) || refuse_file(path, found ? EEXIST : errno);
}

/* Creates a file. False, with a message, if it exists or cannot be written. */
static bool write_new(const char *path, const char *text) {
    int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    FILE *f = fd < 0 ? NULL : fdopen(fd, "w");
    if (!f)
        return refuse_file(path, errno);
    bool ok = fputs(text, f) >= 0 && fflush(f) == 0;
    int error = errno;
    if (fclose(f) != 0 && ok) {
        ok = false;
        error = errno;
    }
    if (!ok)
        unlink(path);
    return ok || complain("%s: cannot be written: %s", path, strerror(error));
}

/* Writes a file that all games of a folder share, unless it exists. Frees the text. */
static bool write_shared(const char *path, char *text) {
    struct stat there;
    bool had = lstat(path, &there) == 0, ok = had || write_new(path, text);
    if (ok)
        say_line(had ? "kept     %s, which exists already" : "wrote    %s", path);
    sw_free(text);
    return ok;
}

/* The path of `file` in the folder of `path`, whose last part begins at `name`; for free(). */
static char *beside(const char *path, const char *name, const char *file) {
    return format("%.*s%s", (int)(name - path), path, file);
}

/* Writes both the game and its tests, or neither. */
static bool write_game(const char *path, const char *name) {
    char *game = sample_game(name), *test = sample_tests(name);
    char *game_path = format("%s.lua", path), *test_path = format("%s.test.lua", path);
    bool ok = is_free(game_path) && is_free(test_path) && write_new(game_path, game);
    if (ok && !write_new(test_path, test)) {
        unlink(game_path);
        ok = false;
    }
    if (ok) {
        say_line("wrote    %s", game_path);
        say_line("wrote    %s", test_path);
    }
    free(game);
    free(test);
    free(game_path);
    free(test_path);
    return ok;
}

int cmd_new(const Args *a, Session *s) {
    const char *path = a->word[0], *name;
    (void)s;
    if (!check_name(path, &name) || !write_game(path, name))
        return EXIT_WRONG;
    char *words = beside(path, name, "stepwise.d.lua");
    char *luacheck = beside(path, name, ".luacheckrc");
    bool ok = write_shared(words, sw_language_definitions());
    ok = write_shared(luacheck, sw_language_luacheck()) && ok;
    free(words);
    free(luacheck);
    if (ok)
        say_line("next     stepwise check %s.lua; stepwise test %s.test.lua; stepwise play "
                 "%s.lua",
                 path, path, path);
    return ok ? EXIT_DONE : EXIT_WRONG;
}
