/*
** lua_host.h -- Lua's errors where there is no setjmp: the WebAssembly host throws and catches
** them.
**
** Included (-include) before each of Lua's own source files. An error unwinds to the last
** host_try(); the host does that by an exception of JavaScript's (web/engine.js).
*/
#ifndef STEPWISE_WEB_LUA_HOST_H
#define STEPWISE_WEB_LUA_HOST_H

struct lua_State;
/* Calls f(L, ud). Returns when that has returned, or when something below it has called
** host_throw(). */
__attribute__((import_module("host"), import_name("try"))) void
host_try(void (*f)(struct lua_State *, void *), struct lua_State *L, void *ud);
__attribute__((import_module("host"), import_name("throw"), noreturn)) void host_throw(void);

/* LUAI_TRY is used only in luaD_rawrunprotected(), where f, L and ud are in scope and say what
** to call. */
#define LUAI_THROW(L, c) host_throw()
#define LUAI_TRY(L, c, a) host_try(f, L, ud)
#define luai_jmpbuf int
/* There are no signals either. */
#define l_signalT int

#endif
