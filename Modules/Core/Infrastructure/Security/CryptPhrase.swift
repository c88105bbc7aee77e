internal import CCrypt

/// A text that libxcrypt can hash. Only this type calls the library's hash functions.
struct CryptPhrase {
  private let text: String

  /// - Returns: `nil` if the text contains NUL, where the library would stop reading, or if it is
  ///   longer than ``longest``.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest, !text.utf8.contains(0) else { return nil }
    self.text = text
  }

  /// The maximum length in bytes, without the terminating zero.
  static let longest = ccrypt_phrase_size() - 1

  /// Returns the hash of the phrase, or `nil` if the library rejects the setting. The setting may
  /// be a full hash, which starts with its setting.
  ///
  /// The library's workspace is a Swift array, so its memory is always freed.
  func hash(by setting: String) -> String? {
    // The library would stop reading at a NUL.
    guard !setting.utf8.contains(0) else { return nil }
    var workspace = [UInt8](repeating: 0, count: ccrypt_workspace_size())
    return unsafe workspace.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress,
        let hash = unsafe ccrypt_hash(text, setting, start, bytes.count)
      else { return nil }
      return unsafe String(cString: hash)
    }
  }

  /// Returns a setting with a method's default cost and a new salt, or `nil` if the library fails.
  ///
  /// - Parameter method: The prefix of the method's hashes, such as `$y$`.
  static func newSetting(method: String) -> String? {
    var setting = [CChar](repeating: 0, count: ccrypt_setting_size())
    let capacity = setting.count
    guard let text = unsafe ccrypt_new_setting(method, 0, &setting, capacity) else { return nil }
    return unsafe String(cString: text)
  }
}
