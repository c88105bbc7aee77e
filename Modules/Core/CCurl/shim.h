// The C API of libcurl, with wrappers for the functions that Swift cannot call.
//
// `curl_easy_setopt`, `curl_easy_getinfo` and `curl_multi_setopt` take a variable argument whose
// type depends on the option, and Swift does not import such functions. Each wrapper below fixes
// one type. Passing an option of another type is undefined behaviour, so the callers are few and
// all in one folder. https://curl.se/libcurl/c/curl_easy_setopt.html lists the type of each option.

#ifndef SEAMS_CCURL_SHIM_H
#define SEAMS_CCURL_SHIM_H

#include <curl/curl.h>

#pragma clang assume_nonnull begin

/// Sets an option that takes a long.
static inline CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

/// Sets an option that takes a string: "Strings passed to libcurl as 'char *' arguments, are copied
/// by the library". https://curl.se/libcurl/c/curl_easy_setopt.html
static inline CURLcode ccurl_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

/// Sets an option that takes a block of bytes, which libcurl copies: with CURL_BLOB_COPY "the
/// application does not have to keep the data around after setting the option".
/// https://curl.se/libcurl/c/CURLOPT_CAINFO_BLOB.html
static inline CURLcode ccurl_set_blob(
    CURL *handle, CURLoption option, const void *bytes, size_t count) {
  struct curl_blob blob = {.data = (void *)bytes, .len = count, .flags = CURL_BLOB_COPY};
  return curl_easy_setopt(handle, option, &blob);
}

/// Sets the request's body, which libcurl copies. The size comes first: "If the size has not been
/// set prior to CURLOPT_COPYPOSTFIELDS(3), the data is assumed to be a null-terminated string".
/// https://curl.se/libcurl/c/CURLOPT_COPYPOSTFIELDS.html
static inline CURLcode ccurl_set_body(CURL *handle, const void *bytes, curl_off_t count) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, count);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes) : code;
}

/// Sets the request's header lines: libcurl "does not copy the entire list so you must keep it
/// around until you no longer use this handle for a transfer".
/// https://curl.se/libcurl/c/CURLOPT_HTTPHEADER.html
static inline CURLcode ccurl_set_header(CURL *handle, struct curl_slist *_Nullable lines) {
  return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, lines);
}

/// Sets the buffer for error messages. It must be "at least CURL_ERROR_SIZE bytes big", and libcurl
/// "will need it until you call curl_easy_cleanup(3)".
/// https://curl.se/libcurl/c/CURLOPT_ERRORBUFFER.html
static inline CURLcode ccurl_set_error_buffer(CURL *handle, char *buffer) {
  return curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, buffer);
}

/// Sets the function that libcurl calls with each piece of the body, and the pointer that the
/// function receives.
/// https://curl.se/libcurl/c/CURLOPT_WRITEFUNCTION.html
static inline CURLcode ccurl_set_body_callback(
    CURL *handle,
    size_t (*callback)(char *_Nullable bytes, size_t size, size_t count, void *_Nullable user),
    void *user) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, callback);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_WRITEDATA, user) : code;
}

/// Sets the function that libcurl calls with each line of the header, and the pointer that the
/// function receives.
/// https://curl.se/libcurl/c/CURLOPT_HEADERFUNCTION.html
static inline CURLcode ccurl_set_header_callback(
    CURL *handle,
    size_t (*callback)(char *_Nullable bytes, size_t size, size_t count, void *_Nullable user),
    void *user) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, callback);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_HEADERDATA, user) : code;
}

/// Sets the function that opens sockets instead of socket(2). It receives the resolved address and
/// may refuse to open a socket.
/// https://curl.se/libcurl/c/CURLOPT_OPENSOCKETFUNCTION.html
static inline CURLcode ccurl_set_socket_callback(
    CURL *handle,
    curl_socket_t (*callback)(
        void *_Nullable user, curlsocktype purpose, struct curl_sockaddr *_Nullable address),
    void *user) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, user);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, callback) : code;
}

/// Sets the function that libcurl calls before it sends a request over a connection, whether the
/// connection is new or reused.
/// https://curl.se/libcurl/c/CURLOPT_PREREQFUNCTION.html
static inline CURLcode ccurl_set_request_callback(
    CURL *handle,
    int (*callback)(
        void *_Nullable user, char *_Nullable there, char *_Nullable here, int port_there,
        int port_here),
    void *user) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_PREREQDATA, user);
  return code == CURLE_OK ? curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, callback) : code;
}

/// Reads the socket of a completed transfer; it is CURL_SOCKET_BAD if there is no connection.
/// https://curl.se/libcurl/c/CURLINFO_ACTIVESOCKET.html
static inline CURLcode ccurl_get_socket(CURL *handle, curl_socket_t *value) {
  return curl_easy_getinfo(handle, CURLINFO_ACTIVESOCKET, value);
}

/// Reads a string that libcurl owns. It may be a null pointer.
/// https://curl.se/libcurl/c/curl_easy_getinfo.html
static inline CURLcode ccurl_get_string(
    CURL *handle, CURLINFO info, const char *_Nullable *_Nonnull value) {
  return curl_easy_getinfo(handle, info, value);
}

/// Reads a long.
/// https://curl.se/libcurl/c/curl_easy_getinfo.html
static inline CURLcode ccurl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

/// Reads a number of bytes or microseconds.
/// https://curl.se/libcurl/c/curl_easy_getinfo.html
static inline CURLcode ccurl_get_offset(CURL *handle, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(handle, info, value);
}

/// Sets an option of a multi handle that takes a long.
/// https://curl.se/libcurl/c/curl_multi_setopt.html
static inline CURLMcode ccurl_multi_set_long(CURLM *handle, CURLMoption option, long value) {
  return curl_multi_setopt(handle, option, value);
}

#pragma clang assume_nonnull end

#endif
