# lib.bash -- driving the program from outside; sourced by the scripts beside it.
#
# `run ARGS...` runs the program (standard input from $input) and keeps its exit code in $code and
# what it wrote in $out and $err; then the tests below ask about it. `finish` prints the plan.
# shellcheck shell=bash
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2

program=${STEPWISE:-build/stepwise}
[[ $program == /* ]] || program=$PWD/$program
export STEPWISE=$program # scripts that stand in for other programs call it, too
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_STATE_HOME=$scratch/state
# Seconds after which a call hangs: under the sanitizers a machine that does much else may take ten
# times what it takes alone.
patience=$([[ ${SAN:-} ]] && echo 300 || echo 60)
number=0 failures=0 input=/dev/null code=0 out='' err='' called='' asked=1

run() {
    called="stepwise $*"
    asked=0
    timeout "$patience" "$program" "$@" <"$input" >"$scratch/out" 2>"$scratch/err"
    code=$?
    out=$(<"$scratch/out")
    err=$(<"$scratch/err")
}

# said TEXT...: the lines that the next run reads.
said() {
    printf '%s\n' "$@" >"$scratch/input"
    input=$scratch/input
}

# result OK NAME: one test; on failure what was called and what came of it.
result() {
    number=$((number + 1))
    if (($1)); then
        echo "ok $number - $2"
        return
    fi
    failures=$((failures + 1))
    echo "not ok $number - $2"
    printf 'called: %s\nexit: %s\nout:\n%s\nerr:\n%s\n' "$called" "$code" "$out" "$err" |
        head -40 | sed 's/^/#   /'
}

exits() { asked=1; result $((code == $1)) "$2"; }
is() { [[ $1 == "$2" ]]; result $((! $?)) "$3"; }
# A program that fails says little that it should not: where nobody has asked for that, it went well.
went_well() { ((asked || code < 2)); }
out_has() { [[ $1 && $out == *"$1"* ]]; result $((! $?)) "$2"; }
out_lacks() { went_well && [[ $out != *"$1"* ]]; result $((! $?)) "$2"; }
err_has() { [[ $1 && $err == *"$1"* ]]; result $((! $?)) "$2"; }
silent() { went_well && [[ -z $err ]]; result $((! $?)) "$1"; }

# refused CODE MESSAGE NAME: that exit code, the message, and nothing on standard output.
refused() {
    asked=1
    [[ $code == "$1" && $err == *"$2"* && -z $out ]]
    result $((! $?)) "$3"
}

# same KEPT COMMAND...: is the file KEPT what the command says? With $update it becomes that.
same() {
    local kept=$1
    shift
    if [[ ${update-} ]]; then
        "$@" >"$kept"
        return
    fi
    called="$*, compared with $kept"
    out=$("$@" | diff "$kept" -)
    code=$?
    exits 0 "$*: as $kept has it"
}

# A test that calls what nobody has written has not been run. bash asks in a process of its own.
command_not_found_handle() {
    printf '%s\n' "$1" >>"$scratch/unknown"
    return 127
}

finish() {
    local unknown
    while read -r unknown; do
        err=$unknown
        result 0 'there are all commands that tests call'
    done < <(cat "$scratch/unknown" 2>/dev/null)
    echo "1..$number"
    exit $((failures > 0))
}
