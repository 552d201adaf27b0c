/*
** lua_host.h -- Lua's errors where there is no setjmp: the host throws and catches them.
**
** Included before each of Lua's own files (-include). A function that fails unwinds to the last
** host_try(), which the page's script does by an exception of its own (web/engine.js).
*/
#ifndef STEPWISE_LUA_HOST_H
#define STEPWISE_LUA_HOST_H

struct lua_State;
/* Calls f(L, ud), and returns also where something below has called host_throw(). */
__attribute__((import_module("host"), import_name("try"))) void
host_try(void (*f)(struct lua_State *, void *), struct lua_State *L, void *ud);
__attribute__((import_module("host"), import_name("throw"), noreturn)) void host_throw(void);

/* In luaD_rawrunprotected(), the one place of both, where f, L and ud are what is to be called. */
#define LUAI_THROW(L, c) host_throw()
#define LUAI_TRY(L, c, a) host_try(f, L, ud)
#define luai_jmpbuf int
/* Nor are there signals. */
#define l_signalT int

#endif
