// The C API of libunistring, with wrappers for the two parts that Swift does not import: the
// normalization forms (`UNINORM_NFKD` is the address of a constant whose type is not declared) and
// the sets of general categories.

#ifndef SEAMS_CUNISTRING_SHIM_H
#define SEAMS_CUNISTRING_SHIM_H

#include <stdbool.h>
#include <unicase.h>
#include <unictype.h>
#include <uninorm.h>
#include <unistring/version.h>

/// Folds the case of a text with the full, language-independent mappings: "If it is NULL, only the
/// language-independent case mappings are performed".
/// https://www.gnu.org/software/libunistring/manual/html_node/Case-insensitive-comparison.html
///
/// Returns a buffer that the caller must free, or NULL if memory is exhausted.
static inline uint32_t *_Nullable cunistring_fold(
    const uint32_t *_Nonnull scalars, size_t count, size_t *_Nonnull folded_count) {
  return u32_casefold(scalars, count, NULL, NULL, NULL, folded_count);
}

/// Normalizes a text by compatibility decomposition (NFKD).
/// https://www.gnu.org/software/libunistring/manual/html_node/Normalization-of-strings.html
///
/// Returns a buffer that the caller must free, or NULL if memory is exhausted.
static inline uint32_t *_Nullable cunistring_decompose(
    const uint32_t *_Nonnull scalars, size_t count, size_t *_Nonnull decomposed_count) {
  return u32_normalize(UNINORM_NFKD, scalars, count, NULL, decomposed_count);
}

/// Normalizes a text by canonical composition (NFC).
/// https://www.gnu.org/software/libunistring/manual/html_node/Normalization-of-strings.html
///
/// Returns a buffer that the caller must free, or NULL if memory is exhausted.
static inline uint32_t *_Nullable cunistring_compose(
    const uint32_t *_Nonnull scalars, size_t count, size_t *_Nonnull composed_count) {
  return u32_normalize(UNINORM_NFC, scalars, count, NULL, composed_count);
}

/// Whether the library's tables contain the character.
/// https://www.gnu.org/software/libunistring/manual/html_node/Bit-mask-API.html
static inline bool cunistring_knows(uint32_t scalar) {
  return !uc_is_general_category_withtable(scalar, UC_CATEGORY_MASK_Cn);
}

/// Whether a character is visible: a letter, mark, number, punctuation or symbol.
static inline bool cunistring_is_graphic(uint32_t scalar) {
  return uc_is_general_category_withtable(
      scalar, UC_CATEGORY_MASK_L | UC_CATEGORY_MASK_M | UC_CATEGORY_MASK_N | UC_CATEGORY_MASK_P |
                  UC_CATEGORY_MASK_S);
}

/// Whether a character is a mark, which combines with the character before it.
static inline bool cunistring_is_mark(uint32_t scalar) {
  return uc_is_general_category_withtable(scalar, UC_CATEGORY_MASK_M);
}

/// The version of the loaded library: major * 256 + minor.
/// https://www.gnu.org/software/libunistring/manual/html_node/Autoconf-macro.html
static inline int cunistring_version(void) {
  return _libunistring_version;
}

#endif
