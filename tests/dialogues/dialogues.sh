#!/usr/bin/env bash
# dialogues.sh -- complete dialogues with the program, kept as text and compared.
#
# dialogues.sh [update] FILE...: one test for each command in a FILE, which has these kinds of
# lines:
#
#     # a remark, kept as it is
#     $ stepwise play chess --seed 1        a command, in bash; `stepwise` is the program
#     > e4                                  its input, line by line
#       e4                                  its output, indented by two blanks
#     = N                                   its exit code, if that is not 0
#
# `converse` in a command talks to an engine, whose answers are printed after the line that they
# answer. The commands of a FILE run one after another in one folder, which contains the
# project's games. Times and sizes are replaced by 0. `update` rewrites the files with the
# current output; the changes are then to be reviewed with git diff.
source "$(dirname "$0")/../cli/lib.bash"
[[ ${1-} == update ]] && { update=1; shift; } || update=

[[ $program == /* ]] || program=$PWD/$program
mkdir "$scratch/bin"
ln -s "$program" "$scratch/bin/stepwise"
export PATH=$scratch/bin:$PATH COLUMNS=80 TZ=UTC

converse() {
    local line said answer hidden='' speaking editing=''
    coproc ENGINE { stepwise engine "$@" 2>&1; }
    speaking=$ENGINE_PID
    while IFS= read -r line; do
        echo "> $line"
        [[ $line == uci ]] && hidden=isready answer=readyok
        [[ $line == xboard ]] && hidden='ping 0' answer='pong 0'
        [[ $line == edit ]] && editing=1
        [[ $line == . ]] && editing=''
        echo "$line" >&"${ENGINE[1]}"
        [[ $line == go* && $line != *perft* && $hidden == isready ]] && listen 'bestmove*'
        [[ $line =~ ^go\ perft\ [0-9]+$ ]] && listen 'Nodes searched*'
        [[ $line == quit ]] && listen
        [[ $line == isready ]] && listen "$answer" && echo "$answer"
        [[ $hidden && ! $editing && $line != quit && $line != isready ]] && echo "$hidden" >&"${ENGINE[1]}" && listen "$answer"
    done 2>/dev/null
    wait "$speaking"
}
# listen [ANSWER]: prints what the engine writes, up to that answer, which is printed if it is a
# move or a sum.
listen() {
    local said
    while IFS= read -r -t 200 said <&"${ENGINE[0]}"; do
        # shellcheck disable=SC2053
        [[ ${1-} && $said == $1 ]] && { [[ $said == best* || $said == Nodes* ]] && echo "$said"; return; }
        echo "$said"
    done
}
export -f converse listen

# Replaces what differs from run to run: durations, the date, the folder.
timeless() {
    sed -E -e "s|$scratch/[a-z]*|FOLDER|g" \
        -e 's/[0-9]+[.][0-9]+ s\b/0 s/g' \
        -e '/^>/!s#(nps|nodes/s|seconds) +[0-9.]+ *#\1 0 #g' -e 's#nps 0 time [0-9]+ pv ([^ ]+).*#nps 0 time 0 pv \1#' \
        -e 's#"(seconds|nodes_per_second)":[0-9.e-]+#"\1":0#g' \
        -e 's|(STEPWISE_PATH or) [^; ]*|\1 DATA|g' \
        -e 's/([0-9][.][0-9]{4})[0-9]+/\1/g' \
        -e 's/\bbytes +[0-9]+/bytes 0/g' -e 's/ +[0-9]+ bytes/ 0 bytes/g' -e 's/("bytes":)[0-9]+/\10/g' \
        -e 's/[0-9]{4}[.-][0-9]{2}[.-][0-9]{2}/DATE/g'
}

# said_now: the command that was read, with its current output.
said_now() {
    [[ $command ]] || return
    printf '$ %s\n' "$command"
    ((${#lines[@]})) && printf '> %s\n' "${lines[@]}"
    ((${#lines[@]})) && printf '%s\n' "${lines[@]}" >"$scratch/lines" || : >"$scratch/lines"
    (cd "$scratch/here" && timeout 120 bash -c "$command" <"$scratch/lines" >"$scratch/said" 2>&1)
    code=$?
    timeless <"$scratch/said" | sed 's/^/  /'
    ((code)) && printf '= %d\n' "$code"
    command='' lines=()
}

# spoken FILE: the file with the current output.
spoken() {
    local line command='' lines=()
    rm -rf "$scratch/here"
    mkdir "$scratch/here"
    ln -s "$PWD/games" "$scratch/here/games"
    while IFS= read -r line; do
        case $line in
        '$ '*) said_now; command=${line#\$ } ;;
        '> '* | '>') line=${line#>}; lines+=("${line# }") ;;
        '#'* | '') said_now; printf '%s\n' "$line" ;;
        esac
    done <"$1"
    said_now
}

for file; do
    spoken "$file" >"$scratch/now"
    if [[ $update ]]; then
        cp "$scratch/now" "$file"
        continue
    fi
    called="the commands of $file, compared with what it has"
    out=$(diff "$file" "$scratch/now")
    code=$?
    exits 0 "$file: $(grep -c '^\$ ' "$file") commands say what they said"
done
[[ $update ]] || finish
