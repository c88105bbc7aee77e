#define _GNU_SOURCE
#include "CBenchmarks.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static double seconds(struct timeval time) {
  return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

double bench_cpu_seconds(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

static void wait_for(pid_t process, struct bench_run *run) {
  struct rusage usage;
  while (wait4(process, &run->status, 0, &usage) < 0) {
    if (errno != EINTR) {
      run->status = -1;
      return;
    }
  }
  run->cpu_seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

struct bench_run bench_run_program(
    const char *path, char *const *arguments, char *const *environment, uint8_t *output,
    size_t room) {
  struct bench_run run = {.status = -1};
  int pipes[2];
  if (pipe2(pipes, O_CLOEXEC) != 0) return run;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipes[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  double start = now();
  pid_t process;
  int failure = posix_spawn(&process, path, &actions, NULL, arguments, environment);
  close(pipes[1]);
  posix_spawn_file_actions_destroy(&actions);
  if (failure == 0) {
    ssize_t got;
    while (run.output_size < room &&
           (got = read(pipes[0], output + run.output_size, room - run.output_size)) > 0) {
      run.output_size += (size_t)got;
    }
    wait_for(process, &run);
    run.wall_seconds = now() - start;
  }
  close(pipes[0]);
  return run;
}

static int read_port(int descriptor) {
  char line[256];
  size_t size = 0;
  while (size < sizeof line - 1 && read(descriptor, line + size, 1) == 1 && line[size] != '\n') {
    size++;
  }
  line[size] = 0;
  // The port alone, or an address that ends with it.
  char *colon = strrchr(line, ':');
  return atoi(colon ? colon + 1 : line);
}

struct bench_server bench_start_server(
    const char *path, char *const *arguments, char *const *environment) {
  struct bench_server server = {.process = -1, .port = 0, .input = -1};
  int input[2], output[2];
  if (pipe2(input, O_CLOEXEC) != 0) return server;
  if (pipe2(output, O_CLOEXEC) != 0) {
    close(input[0]);
    close(input[1]);
    return server;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  pid_t process;
  int failure = posix_spawn(&process, path, &actions, NULL, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  close(input[0]);
  close(output[1]);
  if (failure == 0) {
    server.process = process;
    server.input = input[1];
    server.port = read_port(output[0]);
  } else {
    close(input[1]);
  }
  close(output[0]);
  return server;
}

struct bench_run bench_stop_server(struct bench_server server) {
  struct bench_run run = {.status = -1};
  if (server.input >= 0) close(server.input);
  if (server.process > 0) kill(server.process, SIGTERM);
  if (server.process > 0) wait_for(server.process, &run);
  return run;
}
