// The functions of the C library that open files and sockets, and start processes: each is noted,
// and passed on.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <netdb.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "iotrap.h"

// Declares `next`, the C library's own function of this name.
#define NEXT(name)                                \
  static __typeof__(name) *next;                  \
  if (!next) next = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

static mode_t mode_of(int flags, va_list list) {
  return flags & (O_CREAT | __O_TMPFILE) ? va_arg(list, mode_t) : 0;
}

#define OPEN(name)                                \
  int name(const char *path, int flags, ...) {    \
    NEXT(name);                                   \
    va_list list;                                 \
    va_start(list, flags);                        \
    mode_t mode = mode_of(flags, list);           \
    va_end(list);                                 \
    note_file("open", path);                      \
    return next(path, flags, mode);               \
  }
OPEN(open)
OPEN(open64)

// What `open` becomes where the C library's own checks are compiled in.
#define OPEN_CHECKED(name)                        \
  int name(const char *path, int flags) {         \
    NEXT(name);                                   \
    note_file("open", path);                      \
    return next(path, flags);                     \
  }
int __open_2(const char *path, int flags);
int __open64_2(const char *path, int flags);
OPEN_CHECKED(__open_2)
OPEN_CHECKED(__open64_2)

#define OPEN_AT(name)                                       \
  int name(int folder, const char *path, int flags, ...) {  \
    NEXT(name);                                             \
    va_list list;                                           \
    va_start(list, flags);                                  \
    mode_t mode = mode_of(flags, list);                     \
    va_end(list);                                           \
    note_file("open", path);                                \
    return next(folder, path, flags, mode);                 \
  }
OPEN_AT(openat)
OPEN_AT(openat64)

// A call that takes what `declaration` says, passes on `given`, and is noted by `noted`.
#define CALL(result, name, declaration, given, noted) \
  result name declaration {                           \
    NEXT(name);                                       \
    noted;                                            \
    return next given;                                \
  }

#define FILE_CALL(result, name, declaration, given, path) \
  CALL(result, name, declaration, given, note_file(#name, path))

FILE_CALL(int, creat, (const char *path, mode_t mode), (path, mode), path)
FILE_CALL(int, creat64, (const char *path, mode_t mode), (path, mode), path)
FILE_CALL(FILE *, fopen, (const char *path, const char *mode), (path, mode), path)
FILE_CALL(FILE *, fopen64, (const char *path, const char *mode), (path, mode), path)
FILE_CALL(FILE *, freopen, (const char *path, const char *mode, FILE *file), (path, mode, file),
          path)
FILE_CALL(DIR *, opendir, (const char *path), (path), path)
CALL(int, mkdir, (const char *path, mode_t mode), (path, mode), note_folder("mkdir", path))
FILE_CALL(int, unlink, (const char *path), (path), path)
FILE_CALL(int, rename, (const char *path, const char *to), (path, to), path)
FILE_CALL(int, mkstemp, (char *path), (path), path)
FILE_CALL(char *, mkdtemp, (char *path), (path), path)

CALL(int, socket, (int domain, int type, int protocol), (domain, type, protocol),
     note_call("socket", domain == AF_UNIX ? "a local one" : "of the network"))
CALL(int, connect, (int file, const struct sockaddr *address, socklen_t size),
     (file, address, size), note_call("connect", ""))
CALL(int, bind, (int file, const struct sockaddr *address, socklen_t size), (file, address, size),
     note_call("bind", ""))
CALL(int, getaddrinfo,
     (const char *host, const char *service, const struct addrinfo *hints,
      struct addrinfo **found),
     (host, service, hints, found), note_call("getaddrinfo", host))

CALL(pid_t, fork, (void), (), note_call("fork", ""))
CALL(int, system, (const char *command), (command), note_call("system", command))
CALL(FILE *, popen, (const char *command, const char *mode), (command, mode),
     note_call("popen", command))
CALL(int, execve, (const char *path, char *const arguments[], char *const environment[]),
     (path, arguments, environment), note_program("execve", path))
CALL(int, execv, (const char *path, char *const arguments[]), (path, arguments),
     note_program("execv", path))
CALL(int, execvp, (const char *path, char *const arguments[]), (path, arguments),
     note_program("execvp", path))

#define SPAWN(name)                                                                       \
  CALL(int, name,                                                                         \
       (pid_t *child, const char *path, const posix_spawn_file_actions_t *actions,        \
        const posix_spawnattr_t *attributes, char *const arguments[],                     \
        char *const environment[]),                                                       \
       (child, path, actions, attributes, arguments, environment), note_program(#name, path))
SPAWN(posix_spawn)
SPAWN(posix_spawnp)
