// The two functions of libxcrypt that CoreInfrastructure uses. The wrappers add what the library's
// header does not declare: which pointers may be NULL, and the sizes as numbers. Other functions of
// the library are not used, because they return a buffer that all threads share.

#ifndef SEAMS_CCRYPT_SHIM_H
#define SEAMS_CCRYPT_SHIM_H

#include <crypt.h>
#include <stddef.h>

/// The size in bytes of the workspace for hashing: "SIZE must be at least sizeof (struct
/// crypt_data)".
/// https://man7.org/linux/man-pages/man3/crypt_rn.3.html
static inline size_t ccrypt_workspace_size(void) {
  return sizeof(struct crypt_data);
}

/// The size in bytes of the buffer of a phrase, with the zero at its end. The library rejects
/// phrases that do not fit.
static inline size_t ccrypt_phrase_size(void) {
  return CRYPT_MAX_PASSPHRASE_SIZE;
}

/// The size in bytes of the buffer of a setting, with the zero at its end.
static inline size_t ccrypt_setting_size(void) {
  return CRYPT_GENSALT_OUTPUT_SIZE;
}

/// Hashes a phrase with a setting. A hash is also accepted as the setting, because every hash
/// begins with its setting.
///
/// Returns a pointer to the hash in the workspace, or NULL if the library rejects the input: "Upon
/// error, crypt_rn and crypt_ra return a null pointer". The workspace must first contain zeros
/// only.
static inline const char *_Nullable ccrypt_hash(
    const char *_Nonnull phrase, const char *_Nonnull setting, void *_Nonnull workspace, size_t size) {
  return crypt_rn(phrase, setting, workspace, (int)size);
}

/// Writes a setting for a method, with a new salt: "If rbytes is a null pointer, an appropriate
/// number of random bytes will be obtained from the operating system", and "If count is 0, a low
/// default cost will be selected". https://man7.org/linux/man-pages/man3/crypt_gensalt.3.html
///
/// Returns the setting, or NULL if the library does not know the method or has no random bytes.
static inline const char *_Nullable ccrypt_new_setting(
    const char *_Nonnull method, unsigned long cost, char *_Nonnull setting, size_t size) {
  return crypt_gensalt_rn(method, cost, NULL, 0, setting, (int)size);
}

#endif
