internal import CCrypt

/// A text that libxcrypt can hash. All that is known of the library here is known to this type.
struct CryptPhrase {
  private let text: String

  /// - Returns: nothing for a text with a NUL in it, where the library would take the rest for
  ///   nothing, and for one that is longer than ``longest``.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest, !text.utf8.contains(0) else { return nil }
    self.text = text
  }

  /// How many bytes the library takes, without the zero at the end.
  static let longest = ccrypt_phrase_size() - 1

  /// The hash of the phrase by a setting, or by a hash, which begins with its setting; nothing when
  /// the library refuses.
  ///
  /// What the library works in is an array, and so it is freed whichever way this ends.
  func hash(by setting: String) -> String? {
    // A text with a NUL in it would be taken for the part before.
    guard !setting.utf8.contains(0) else { return nil }
    var workspace = [UInt8](repeating: 0, count: ccrypt_workspace_size())
    return unsafe workspace.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress,
        let hash = unsafe ccrypt_hash(text, setting, start, bytes.count)
      else { return nil }
      return unsafe String(cString: hash)
    }
  }

  /// A setting of a method at its default cost, with a new salt; nothing when the library refuses.
  ///
  /// - Parameter method: as hashes of it begin, as in `$y$`.
  static func newSetting(method: String) -> String? {
    var setting = [CChar](repeating: 0, count: ccrypt_setting_size())
    let capacity = setting.count
    guard let text = unsafe ccrypt_new_setting(method, 0, &setting, capacity) else { return nil }
    return unsafe String(cString: text)
  }
}
