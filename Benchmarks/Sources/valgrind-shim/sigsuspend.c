#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

// NB: Valgrind 3.19 writes into the mask, which libdispatch has in memory that is read-only, and
// crashes. This library, in LD_PRELOAD, passes a copy. It can be removed with Debian 12.
// https://github.com/swiftlang/swift-corelibs-libdispatch/blob/main/src/queue.c
int sigsuspend(const sigset_t *mask) {
  sigset_t copy = *mask;
  return (int)syscall(SYS_rt_sigsuspend, &copy, _NSIG / 8);
}
