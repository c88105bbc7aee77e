import CoreDomain

/// The most common passwords: those with at least 8 characters among the first 10,000 of a list
/// made from leaks, the one in the Python package zxcvbn 4.5.0.
///
/// `Texts/CommonPasswords.txt` contains 30 bits of each password's hash, in five characters. Thus
/// the source code contains no readable passwords, and `make fork`, which renames words, does not
/// change them. One in 300,000 other passwords is mistaken for a common password.
enum CommonPasswords {
  /// Returns whether a password is in the list, ignoring case. Linear in the length of the list.
  static func contain(_ password: String) -> Bool {
    let key = key(of: password.lowercased())
    var rest = Texts.commonPasswords.utf8.filter { $0 != UInt8(ascii: "\n") }[...]
    while !rest.isEmpty {
      if rest.starts(with: key) { return true }
      rest = rest.dropFirst(key.count)
    }
    return false
  }

  /// Returns the upper 30 bits of the checksum, in base64url.
  private static func key(of text: String) -> [UInt8] {
    let hash = Checksum(of: text.utf8).value
    return [58, 52, 46, 40, 34].map { (shift: UInt64) in alphabet[Int((hash >> shift) & 63)] }
  }

  private static var alphabet: [UInt8] {
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  }
}
