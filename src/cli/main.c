/*
** main.c -- the program: finds the command and runs it.
**
** Standard output that nobody reads any more is no error of ours: the program falls silent.
*/
#include "cli/common/cli.h"
#include "cli/terminal/term.h"

#include <errno.h>
#include <fcntl.h>
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

/* Of what is no command with options, the words behind `most` of them are refused. */
static bool is_alone(int argc, char **argv, int most) {
    return argc <= most + 2 ||
           complain("%s: too many arguments, '%s' is one more", argv[1], argv[most + 2]);
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

/* Has whoever read it gone? */
static bool is_unread(void) {
    struct pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT};
    return poll(&out, 1, 0) == 1 && (out.revents & (POLLERR | POLLHUP));
}

/* An answer that could not be written is no answer, unless nobody wanted to read on. Where it failed
** before the end, why is forgotten. */
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

/* Without memory an answer in JSON would lack parts. */
static void *json_room(size_t size) {
    return cli_grow(NULL, size);
}

/* What is closed at the start would be given to the next file that is opened. */
static void fill_standard_files(void) {
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != fd)
            abort(); /* without /dev nothing can be told to anybody */
}

int main(int argc, char **argv) {
    fill_standard_files();
    term_locale();
    json_set_alloc_funcs(json_room, free);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ,
           SIG_IGN); /* a file that may not grow is an error like a disk that is full */
    return finish_output(run(argc, argv));
}
