#!/usr/bin/env bash
# corpus.sh -- replays whatever once broke the program: definitions and records that crashed it,
# hung it, sent control characters to the terminal or made unplayable games.
#
# The first line of each file says what it once did, and what must happen now: "Plays.",
# "Loads." (which is less), or "Refused:" with the message. One test each: every command ends by
# itself, with exit code 0 or 1 if the file plays and 2 (a record: 1) if it is refused, within
# 12 seconds of processor time and 200 MB, and nothing in the output is a terminal command. What
# plays satisfies the invariants of holds.c and trial.h. `disasm` and `why` come to an end for
# any argument: for all files that load here, and in a second test for the games in games/
# itself.
source "$(dirname "$0")/../cli/lib.bash"

holds=${BUILD:-build}/tests/soak/holds made=${BUILD:-build}/tests/games/games
# The budget of a load is three seconds on an idle machine; others are busy, or slower.
seconds=12 bytes=204800 games=3
[[ ${SAN:-} ]] && seconds=150 bytes=unlimited games=1

# within ARGS...: runs a program within the limits; $found collects errors.
within() {
    called="$*"
    (ulimit -t "$seconds" -v "$bytes"; exec timeout $((seconds + 90)) "$@" <"$input" >"$scratch/out" 2>"$scratch/err")
    code=$?
    cat "$scratch/out" "$scratch/err" >"$scratch/both"
    ((code < 124)) || found+="$called: exit code $code"$'\n'
    ! LC_ALL=C grep -q $'[\x01-\x08\x0b-\x1f\x7f]' "$scratch/both" ||
        found+="$called: control characters come out"$'\n'
    iconv -f UTF-8 -t UTF-8 "$scratch/both" >/dev/null 2>&1 || found+="$called: no UTF-8"$'\n'
    tr -d '\0' <"$scratch/err" >"$scratch/said"
}

# must CODE...: the last one had one of these exit codes.
must() {
    [[ " $* " == *" $code "* ]] || found+="$called: exit code $code"$'\n'$(head -3 "$scratch/said")$'\n'
}

# says TEXT: the last one printed this.
says() { grep -qF -- "$1" "$scratch/said" || found+="$called: does not say: $1"$'\n'; }

# told FILE: one test, which passes if there were no errors.
told() {
    err=$found out='' code=0
    [[ -z $found ]]
    result $((! $?)) "$1"
}

replays() {
    within "$program" replay "$1"
    [[ $2 == Plays. ]] && must 0 && return
    must 1
    says "$2"
}

refuses() {
    within "$program" check "$1"
    must 2
    says "$2"
    said quit
    within "$program" play "$1"
    must 2
    input=/dev/null
}

plays() {
    local file=$1 call words
    for call in check 'check --json' 'show --json' 'moves --json' 'show --svg -' \
        'search --depth 1'; do
        read -ra words <<<"$call"
        within "$program" "${words[0]}" "$file" "${words[@]:1}"
        must 0 1
    done
    within "$program" moves "$file"
    must 0 1
    cp "$scratch/out" "$scratch/moves"
    asks "$file" moves help options players
    [[ $2 == Plays. ]] || return
    within "$holds" --games "$games" "$file"
    must 0
    grep -v '^$' "$scratch/out" >"$scratch/said" && found+=$(<"$scratch/said")$'\n'
    within "$made" --first 3 --tries 0 --dir "$scratch" "$file"
    must 0
}

# asks FILE LINE...: `disasm` for a piece and for `+`, and `why` for whatever the file contains,
# at one prompt after LINEs. $scratch/moves: the file's moves.
asks() {
    local file=$1 man asked
    shift
    man=$("$program" check --json "$file" 2>/dev/null </dev/null | jq -r '.pieces[0].name // "A"')
    for asked in "$man" +; do
        within "$program" disasm "$file" "$asked"
        must 0 1 2
    done
    said "$@" "why $(head -1 "$scratch/moves")" "why $(tail -1 "$scratch/moves")" 'why (' 'why +b2 ~c3'
    within "$program" play "$file"
    must 0 1
    input=/dev/null
}

for file in tests/corpus/*.lua tests/corpus/*.pgn; do
    read -r first <"$file"
    found='' must=${first##*Refused: }
    [[ $first == *Plays.* ]] && must=Plays.
    [[ $first == *Loads.* ]] && must=Loads.
    must=${must%'"]'} what=${first#-- }
    what=${what#'[Corpus "'}
    if [[ $file == *.pgn ]]; then
        replays "$file" "${must//'\\'/'\'}"
    elif [[ $first == *Refused:* ]]; then
        refuses "$file" "$must"
    elif [[ $must == Plays. || $must == Loads. ]]; then
        plays "$file" "$must"
    else
        found="the first line does not say what must happen"
    fi
    told "$(basename "$file"): ${what%% Refused:*}"
done

for file in games/*.lua; do
    found=''
    "$program" moves "$file" >"$scratch/moves" 2>/dev/null </dev/null
    asks "$file"
    told "$(basename "$file"): disasm and why come to an end"
done
finish
