/// A name with a part that is left open: `{Feature}Domain` stands for `BookmarksDomain`, with
/// `Bookmarks` as the feature. A name without braces stands for itself.
public struct NamePattern: Hashable, Sendable, CustomStringConvertible {
  public let text: String
  /// What the open part is called, or nothing.
  let variable: String?
  let prefix: String
  let suffix: String

  /// Reads a pattern; nothing when its braces are not closed, empty, or there twice.
  init?(_ text: String) {
    self.text = text
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    if parts.count == 1 {
      guard !text.isEmpty, !text.contains("}") else { return nil }
      (prefix, variable, suffix) = (text, nil, "")
      return
    }
    let ends = parts[1].split(separator: "}", omittingEmptySubsequences: false)
    guard parts.count == 2, ends.count == 2, !ends[0].isEmpty else { return nil }
    (prefix, variable, suffix) = (String(parts[0]), String(ends[0]), String(ends[1]))
  }

  public var description: String { text }

  /// How much of the name is fixed. Of two patterns that fit, the one that says more is meant.
  var weight: Int { variable == nil ? .max : prefix.count + suffix.count }

  /// What the open part stands for in a name: an empty text for a pattern without one, nothing when
  /// the name does not fit.
  func binding(of name: String) -> String? {
    guard variable != nil else { return name == prefix ? "" : nil }
    guard name.count > prefix.count + suffix.count, name.hasPrefix(prefix), name.hasSuffix(suffix)
    else { return nil }
    let open = String(name.dropFirst(prefix.count).dropLast(suffix.count))
    return open.contains("/") ? nil : open
  }

  /// The name that comes of filling the open part.
  func filled(with binding: String) -> String {
    variable == nil ? prefix : prefix + binding + suffix
  }
}
