#include "CBenchmarks.h"

#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>

// One easy handle and the buffer that its body is appended to.
struct slot {
  CURL *easy;
  uint8_t *body;
  size_t size;
  size_t room;
};

static size_t take_body(char *bytes, size_t size, size_t count, void *user) {
  struct slot *slot = user;
  size_t added = size * count;
  if (slot->size + added > slot->room) {
    size_t room = (slot->size + added) * 2;
    uint8_t *body = realloc(slot->body, room);
    if (!body) return 0;
    slot->body = body;
    slot->room = room;
  }
  memcpy(slot->body + slot->size, bytes, added);
  slot->size += added;
  return added;
}

static int is_right(
    struct slot *slot, CURLcode code, const uint8_t *expected, size_t expected_size) {
  long status = 0;
  curl_easy_getinfo(slot->easy, CURLINFO_RESPONSE_CODE, &status);
  return code == CURLE_OK && status == 200 && slot->size == expected_size &&
         memcmp(slot->body, expected, expected_size) == 0;
}

struct bench_transfers bench_curl_transfers(
    const char *address, long count, int at_once, const uint8_t *expected, size_t expected_size) {
  struct bench_transfers result = {0, 0};
  CURLM *multi = curl_multi_init();
  struct slot *slots = calloc((size_t)at_once, sizeof(struct slot));
  curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, (long)at_once);
  long started = 0;
  for (; started < at_once && started < count; started++) {
    struct slot *slot = &slots[started];
    slot->easy = curl_easy_init();
    curl_easy_setopt(slot->easy, CURLOPT_URL, address);
    curl_easy_setopt(slot->easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(slot->easy, CURLOPT_PRIVATE, slot);
    curl_easy_setopt(slot->easy, CURLOPT_WRITEFUNCTION, take_body);
    curl_easy_setopt(slot->easy, CURLOPT_WRITEDATA, slot);
    curl_multi_add_handle(multi, slot->easy);
  }
  while (result.right + result.wrong < count) {
    int running, left;
    curl_multi_perform(multi, &running);
    CURLMsg *message;
    while ((message = curl_multi_info_read(multi, &left))) {
      if (message->msg != CURLMSG_DONE) continue;
      CURL *easy = message->easy_handle;
      CURLcode code = message->data.result;
      struct slot *slot;
      curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&slot);
      if (is_right(slot, code, expected, expected_size)) {
        result.right++;
      } else {
        result.wrong++;
      }
      slot->size = 0;
      curl_multi_remove_handle(multi, easy);
      if (started < count) {
        curl_multi_add_handle(multi, easy);
        started++;
      }
    }
    if (result.right + result.wrong < count) curl_multi_poll(multi, NULL, 0, 1000, NULL);
  }
  for (int index = 0; index < at_once; index++) {
    if (slots[index].easy) curl_easy_cleanup(slots[index].easy);
    free(slots[index].body);
  }
  free(slots);
  curl_multi_cleanup(multi);
  return result;
}
