/*
** main.c -- the program: finds the command and runs it.
**
** A reader that closes standard output early (`stepwise moves GAME | head -1`) is no error: the
** program keeps its exit code and says nothing.
*/
#include "cli/common/command.h"
#include "cli/common/message.h"
#include "cli/common/session.h"
#include "cli/common/text.h"
#include "cli/terminal/term.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int run_command(int argc, char **argv) {
    Args args;
    Session session = {0};
    int status = EXIT_WRONG;
    if (args_read(argc, argv, &args)) {
        if (args_has(&args, OPT_HELP)) {
            usage_of(args.command);
            status = EXIT_DONE;
        } else if (session_open(&args, &session)) {
            status = args.command->run(&args, &session);
        }
    }
    session_close(&session);
    args_free(&args);
    return status;
}

/* For words that are no command with options: whether at most `most` arguments follow argv[1].
** False after a message. */
static bool is_alone(int argc, char **argv, int most) {
    return argc <= most + 2 ||
           complain("%s: too many arguments: '%s'", argv[1], argv[most + 2]);
}

/* `stepwise help show` is `stepwise show --help`. */
static int help(int argc, char **argv) {
    char option[] = "--help";
    char *asked[] = {argv[0], argc > 2 ? argv[2] : NULL, option, NULL};
    if (!is_alone(argc, argv, 1))
        return EXIT_WRONG;
    if (argc > 2)
        return run_command(3, asked);
    usage();
    return EXIT_DONE;
}

static int run(int argc, char **argv) {
    if (argc < 2 && term_interactive())
        return choose_and_play();
    if (argc < 2) {
        fputs("stepwise: which command? stepwise --help lists them\n", stderr);
        return EXIT_WRONG;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        strcmp(argv[1], "help") == 0)
        return help(argc, argv);
    if (strcmp(argv[1], "--version") == 0) {
        if (!is_alone(argc, argv, 0))
            return EXIT_WRONG;
        printf("stepwise %s\n", sw_version());
        return EXIT_DONE;
    }
    return run_command(argc, argv);
}

/* Whether the reader of standard output has closed it. */
static bool is_unread(void) {
    struct pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT};
    return poll(&out, 1, 0) == 1 && (out.revents & (POLLERR | POLLHUP));
}

/* Flushes standard output and returns the exit code. An answer that could not be written is an
** error, unless the reader has gone. The errno of a write that failed earlier is lost (errno 0
** here): then is_unread() decides. */
static int finish_output(int status) {
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    if (errno == EPIPE || (errno == 0 && is_unread()))
        return status;
    fprintf(stderr, "stepwise: standard output: %s\n",
            errno ? strerror(errno) : "it could not be written whole");
    return EXIT_WRONG;
}

/* Allocates for jansson, which would leave parts out of an answer when memory is out; this ends
** the program instead. */
static void *json_room(size_t size) {
    return cli_grow(NULL, size);
}

/* Opens /dev/null for each standard descriptor that is closed: otherwise the next file that is
** opened would get its number, and be written to as if it were standard output. */
static void fill_standard_files(void) {
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != fd)
            abort(); /* without /dev/null there is no safe place for a message */
}

int main(int argc, char **argv) {
    fill_standard_files();
    term_locale();
    json_set_alloc_funcs(json_room, free);
    signal(SIGPIPE, SIG_IGN);
    /* A write beyond the limit on file sizes then fails with EFBIG, like one to a full disk. */
    signal(SIGXFSZ, SIG_IGN);
    return finish_output(run(argc, argv));
}
