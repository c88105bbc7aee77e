// The two calls of libxcrypt that are used here, with what its header leaves unsaid: what may be NULL, and
// sizes as numbers. The other calls keep their answer in one place for all threads.

#ifndef SEAMS_CCRYPT_SHIM_H
#define SEAMS_CCRYPT_SHIM_H

#include <crypt.h>
#include <stddef.h>

/// How many bytes a hash is made in: "SIZE must be at least sizeof (struct crypt_data)".
/// https://man7.org/linux/man-pages/man3/crypt_rn.3.html
static inline size_t ccrypt_workspace_size(void) {
  return sizeof(struct crypt_data);
}

/// How many bytes a phrase has less than: the library refuses longer ones.
static inline size_t ccrypt_phrase_size(void) {
  return CRYPT_MAX_PASSPHRASE_SIZE;
}

/// How many bytes a setting is written into, with the zero at its end.
static inline size_t ccrypt_setting_size(void) {
  return CRYPT_GENSALT_OUTPUT_SIZE;
}

/// Hashes a phrase by a setting, or by a hash, which begins with its setting.
///
/// Returns where in the workspace the hash stands, or nothing when the library refuses: "Upon error, crypt_rn
/// and crypt_ra return a null pointer". The workspace is zeros at first.
static inline const char *_Nullable ccrypt_hash(
    const char *_Nonnull phrase, const char *_Nonnull setting, void *_Nonnull workspace, size_t size) {
  return crypt_rn(phrase, setting, workspace, (int)size);
}

/// Writes a setting of a method with a new salt: "If rbytes is a null pointer, an appropriate number of
/// random bytes will be obtained from the operating system", and "If count is 0, a low default cost will be
/// selected". https://man7.org/linux/man-pages/man3/crypt_gensalt.3.html
///
/// Returns the setting, or nothing when the library does not know the method or has no random bytes.
static inline const char *_Nullable ccrypt_new_setting(
    const char *_Nonnull method, unsigned long cost, char *_Nonnull setting, size_t size) {
  return crypt_gensalt_rn(method, cost, NULL, 0, setting, (int)size);
}

#endif
