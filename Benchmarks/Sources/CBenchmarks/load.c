#define _GNU_SOURCE
#include "CBenchmarks.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { HEADER_ROOM = 16 * 1024 };

// One keep-alive connection with at most one request on its way.
struct connection {
  int socket;
  uint64_t sent_at;
  uint8_t *bytes;
  size_t size;
  size_t room;
  // The size of the whole reply, or 0 while its header is incomplete.
  size_t whole;
  size_t header;
};

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

static int dial(int port) {
  int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  struct sockaddr_in address = {
      .sin_family = AF_INET,
      .sin_port = htons((uint16_t)port),
      .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int on = 1;
  setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if (connect(fd, (struct sockaddr *)&address, sizeof address) == 0) return fd;
  close(fd);
  return -1;
}

static int ask(struct connection *connection, const char *request, size_t size) {
  connection->size = connection->whole = connection->header = 0;
  connection->sent_at = now();
  return send(connection->socket, request, size, MSG_NOSIGNAL) == (ssize_t)size;
}

// Reads the header once it is whole. Returns 0 when the reply cannot be framed.
static int read_header(struct connection *connection) {
  uint8_t *end = memmem(connection->bytes, connection->size, "\r\n\r\n", 4);
  if (!end) return connection->size < HEADER_ROOM;
  connection->header = (size_t)(end + 4 - connection->bytes);
  *end = 0;
  char *length = strcasestr((char *)connection->bytes, "\r\ncontent-length:");
  if (!length) return 0;
  connection->whole = connection->header + strtoul(length + 17, NULL, 10);
  if (connection->whole > connection->room) {
    uint8_t *bytes = realloc(connection->bytes, connection->whole);
    if (!bytes) return 0;
    connection->bytes = bytes;
    connection->room = connection->whole;
  }
  return 1;
}

static int is_right(
    const struct connection *connection, const uint8_t *expected, size_t expected_size) {
  return memcmp(connection->bytes, "HTTP/1.1 200", 12) == 0 &&
         connection->size == connection->whole &&
         connection->whole - connection->header == expected_size &&
         memcmp(connection->bytes + connection->header, expected, expected_size) == 0;
}

// Takes in what has come. Returns 1 when the reply is whole, 0 when not yet, -1 on failure.
static int receive(struct connection *connection) {
  ssize_t got = recv(
      connection->socket, connection->bytes + connection->size,
      connection->room - connection->size, 0);
  if (got <= 0) return got < 0 && errno == EINTR ? 0 : -1;
  connection->size += (size_t)got;
  if (!connection->whole && !read_header(connection)) return -1;
  return connection->whole && connection->size >= connection->whole;
}

// Writes a number of eight digits, which no other request has had.
static void write_number(char *place) {
  static unsigned long last;
  unsigned long rest = ++last;
  for (int digit = 7; digit >= 0; digit--, rest /= 10) place[digit] = (char)('0' + rest % 10);
}

struct bench_load bench_http_load(
    int port, const char *text, int connections, long count, const uint8_t *expected,
    size_t expected_size, uint64_t *nanoseconds) {
  struct bench_load load = {0, 0};
  char *request = strdup(text);
  size_t request_size = strlen(request);
  char *number = strstr(request, "########");
  int poller = epoll_create1(EPOLL_CLOEXEC);
  struct connection *all = calloc((size_t)connections, sizeof(struct connection));
  long asked = 0;
  for (int index = 0; index < connections && asked < count; index++) {
    struct connection *one = &all[index];
    one->room = HEADER_ROOM + expected_size;
    one->bytes = malloc(one->room);
    one->socket = dial(port);
    if (number) write_number(number);
    if (one->socket < 0 || !ask(one, request, request_size)) {
      load.wrong = count;
      break;
    }
    asked++;
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = one};
    epoll_ctl(poller, EPOLL_CTL_ADD, one->socket, &event);
  }
  while (load.right + load.wrong < count) {
    struct epoll_event events[64];
    int ready = epoll_wait(poller, events, 64, 10000);
    if (ready <= 0) break;
    for (int index = 0; index < ready; index++) {
      struct connection *one = events[index].data.ptr;
      int state = receive(one);
      if (state == 0) continue;
      if (state > 0) nanoseconds[load.right + load.wrong] = now() - one->sent_at;
      int right = state > 0 && is_right(one, expected, expected_size);
      if (right) {
        load.right++;
      } else {
        load.wrong++;
      }
      if (state < 0) {
        // A connection that broke is not replaced: what it had left to do counts as wrong.
        load.wrong = count - load.right;
      } else if (asked < count) {
        asked++;
        if (number) write_number(number);
        if (!ask(one, request, request_size)) load.wrong = count - load.right;
      }
      if (load.right + load.wrong >= count) break;
    }
  }
  load.wrong = count - load.right;
  for (int index = 0; index < connections; index++) {
    if (all[index].bytes && all[index].socket >= 0) close(all[index].socket);
    free(all[index].bytes);
  }
  free(all);
  free(request);
  close(poller);
  return load;
}
