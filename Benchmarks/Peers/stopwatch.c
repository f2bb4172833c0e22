// Runs a program as a process and says what it took.
//
// usage: stopwatch PROGRAM [ARGUMENT…]
//
// Standard output and error go nowhere. One line comes out: wall nanoseconds from before the start to after
// the end, user and system microseconds, peak resident KiB, exit status (128 + signal when killed).
//
// A small C program does this because a child's peak starts at the resident size of whoever started it, and
// because Python needs half a millisecond to start one.

#define _GNU_SOURCE
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count < 2) return 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  pid_t child;
  int status;
  struct rusage usage;
  int64_t start = now();
  if (posix_spawnp(&child, arguments[1], &actions, NULL, arguments + 1, environ) != 0) return 2;
  if (wait4(child, &status, 0, &usage) != child) return 2;
  int64_t end = now();
  int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  printf("%lld %lld %lld %ld %d\n", (long long)(end - start),
         (long long)usage.ru_utime.tv_sec * 1000000 + usage.ru_utime.tv_usec,
         (long long)usage.ru_stime.tv_sec * 1000000 + usage.ru_stime.tv_usec, usage.ru_maxrss, code);
  return 0;
}
