#!/usr/bin/env bash
# tutorial.sh -- follows docs/tutorial.md step by step: writes its files and runs its commands,
# whose output must contain what the page shows, in that order.
#
# Blocks: ```lua FILE is the file; ```lua FILE LINE replaces the line of the file that begins
# with LINE; ```console has commands after "$ ", and their output below; "..." matches anything.
source "$(dirname "$0")/lib.bash"

tutorial=$PWD/docs/tutorial.md
binary=$(realpath "$program")
mkdir "$scratch/bin" "$scratch/work"
ln -s "$binary" "$scratch/bin/stepwise"
export PATH=$scratch/bin:$PATH STEPWISE_PATH=
cd "$scratch/work" || exit 2

# Does $out contain each line of $shown, in that order? The first missing line is in $missing.
shows() {
    local rest=$'\n'$out line
    missing=''
    while IFS= read -r line; do
        [[ $line == ... || -z $line ]] && continue
        line=${line%...}
        if [[ $rest != *"$line"* ]]; then
            missing=$line
            return 1
        fi
        rest=${rest#*"$line"}
    done <<<"$shown"
}

# Runs $command, if any, and compares its output with $shown.
finish_command() {
    [[ $command ]] || return 0
    called=$command
    out=$(bash -c "$command" </dev/null 2>&1)
    code=$?
    wanted=0
    [[ $command == *wrong.lua && $command == stepwise* ]] && wanted=2
    [[ $command == *'why ferry.lua c1-c4' ]] && wanted=1
    exits "$wanted" "$command"
    shows
    result $((! $?)) "... shows what the page says${missing:+, but not: $missing}"
    command='' shown=''
}

# Writes $text to the file, or replaces the line of $file that begins with $line.
finish_file() {
    if [[ ! $line ]]; then
        printf '%s' "$text" >"$file"
        return
    fi
    grep -q "^$line" "$file"
    result $((! $?)) "$file has a line $line"
    awk -v begin="$line" -v text="$text" 'index($0, begin) == 1 { printf "%s", text; next } { print }' \
        "$file" >"$file.new"
    mv "$file.new" "$file"
}

block='' command='' shown='' commands=0
while IFS= read -r input_line; do
    if [[ ! $block && $input_line == '```lua '* ]]; then
        read -r file line <<<"${input_line#'```lua '}"
        block=file text=''
    elif [[ ! $block && $input_line == '```console' ]]; then
        block=console
    elif [[ $block && $input_line == '```' ]]; then
        if [[ $block == file ]]; then finish_file; else finish_command; fi
        block=''
    elif [[ $block == file ]]; then
        text+=$input_line$'\n'
    elif [[ $block == console && $input_line == '$ '* ]]; then
        finish_command
        command=${input_line#'$ '} shown=''
        commands=$((commands + 1))
    elif [[ $block == console ]]; then
        shown+=$input_line$'\n'
    fi
done <"$tutorial"
called='the tutorial' out=''
is "$block" '' 'every block has an end'
result $((commands >= 20)) "$commands commands were run"
[[ -s ferry.html && -s ferry.svg ]]
result $((! $?)) 'there is something to publish'
if command -v luacheck >/dev/null; then
    out=$(luacheck --no-color ferry.lua ferry.test.lua 2>&1) code=$?
    exits 0 'luacheck finds nothing in the game of the tutorial'
fi
out=$(stepwise check ferry.lua 2>&1 >/dev/null)
is "$out" '' 'nothing is odd about it'
finish
