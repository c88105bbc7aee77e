// The server that all HTTP clients are measured against: one thread, one epoll, and for each
// request the same 1 KiB, prepared in advance. It does less than any client, so it is not what is
// measured. It prints its port and ends when its standard input is closed.

#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { BODY_SIZE = 1024, REQUEST_ROOM = 4096, EVENTS = 128 };

// A connection and the part of a request that has come so far.
struct connection {
  int socket;
  size_t size;
  char bytes[REQUEST_ROOM];
};

static char reply[BODY_SIZE + 256];
static size_t reply_size;

static void prepare_reply(void) {
  int header = snprintf(
      reply, sizeof reply,
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n", BODY_SIZE);
  for (int index = 0; index < BODY_SIZE; index++) {
    reply[header + index] = (char)('a' + index % 26);
  }
  reply_size = (size_t)header + BODY_SIZE;
}

static int start_listening(int *port) {
  int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t size = sizeof address;
  if (listener < 0 || bind(listener, (struct sockaddr *)&address, size) != 0 ||
      listen(listener, 1024) != 0 ||
      getsockname(listener, (struct sockaddr *)&address, &size) != 0) {
    return -1;
  }
  *port = ntohs(address.sin_port);
  return listener;
}

static void accept_all(int listener, int poller) {
  int client;
  while ((client = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC)) >= 0) {
    int on = 1;
    setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    struct connection *connection = calloc(1, sizeof *connection);
    connection->socket = client;
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = connection};
    epoll_ctl(poller, EPOLL_CTL_ADD, client, &event);
  }
}

// Answers every whole request that has come. Returns 0 when the connection is to be closed.
static int answer(struct connection *connection) {
  ssize_t got = recv(
      connection->socket, connection->bytes + connection->size, REQUEST_ROOM - connection->size, 0);
  if (got <= 0) return 0;
  connection->size += (size_t)got;
  char *end;
  while ((end = memmem(connection->bytes, connection->size, "\r\n\r\n", 4))) {
    size_t used = (size_t)(end + 4 - connection->bytes);
    memmove(connection->bytes, end + 4, connection->size - used);
    connection->size -= used;
    if (send(connection->socket, reply, reply_size, MSG_NOSIGNAL) != (ssize_t)reply_size) return 0;
  }
  return connection->size < REQUEST_ROOM;
}

int main(void) {
  int port = 0;
  int listener = start_listening(&port);
  int poller = epoll_create1(EPOLL_CLOEXEC);
  if (listener < 0 || poller < 0) {
    perror("loopback-server");
    return 1;
  }
  prepare_reply();
  struct epoll_event of_listener = {.events = EPOLLIN, .data.ptr = &port};
  struct epoll_event of_input = {.events = EPOLLIN | EPOLLHUP, .data.ptr = NULL};
  epoll_ctl(poller, EPOLL_CTL_ADD, listener, &of_listener);
  epoll_ctl(poller, EPOLL_CTL_ADD, STDIN_FILENO, &of_input);
  printf("%d\n", port);
  fflush(stdout);
  for (;;) {
    struct epoll_event events[EVENTS];
    int count = epoll_wait(poller, events, EVENTS, -1);
    for (int index = 0; index < count; index++) {
      if (!events[index].data.ptr) return 0;
      if (events[index].data.ptr == &port) {
        accept_all(listener, poller);
        continue;
      }
      struct connection *connection = events[index].data.ptr;
      if (!answer(connection)) {
        close(connection->socket);
        free(connection);
      }
    }
  }
}
