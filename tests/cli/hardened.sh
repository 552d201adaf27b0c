#!/usr/bin/env bash
# hardened.sh -- the program as it is built by default makes the most of what the system offers
# against a mistake of ours.
if [[ ${SAN:-} ]]; then
    echo '1..0 # SKIP sanitizers find more than this, and do not go with it'
    exit
fi
source "$(dirname "$0")/lib.bash"

# has WHAT PATTERN NAME: one test of what readelf says.
has() {
    called="readelf $1 $program"
    out=$(readelf -W "$1" "$program" 2>"$scratch/err")
    code=$?
    err=$(<"$scratch/err")
    grep -Eq "$2" <<<"$out"
    result $((! $?)) "$3"
}

has --file-header 'Type: +DYN' 'it lies elsewhere each time'
has --program-headers 'GNU_RELRO' 'what the loader has filled in cannot be written to'
has --dynamic 'BIND_NOW' 'all of it, since all is filled in at once'
has --program-headers 'GNU_STACK .* RW +0x' 'the stack holds no code'
has --dyn-syms '__stack_chk_fail' 'an overrun of the stack is noticed'
has --dyn-syms '__v?snprintf_chk' 'and one by a function of the C library'
finish
