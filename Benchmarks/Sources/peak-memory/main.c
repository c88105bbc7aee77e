// Runs a program, and says behind what the program says how many bytes of memory it had resident at most.
//
// The program is started by this small one because ru_maxrss of getrusage(2) begins with what the starter
// had resident.

#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
  if (count < 2) return 64;
  pid_t process = fork();
  if (process == 0) {
    execv(arguments[1], arguments + 1);
    _exit(127);
  }
  struct rusage usage;
  int status;
  if (process < 0 || wait4(process, &status, 0, &usage) < 0 || status != 0) return 1;
  printf("%lld\n", (long long)usage.ru_maxrss * 1024);
  return 0;
}
