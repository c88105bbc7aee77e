public import CoreDomain

/// The full name of a GitHub repository: its owner, a slash and its name, as in `lindqvist/glaze`.
///
/// Names that differ only in case are equal, as on GitHub.
public struct RepositoryName: Sendable {
  public let owner: String
  public let name: String

  /// Parses a full name such as `lindqvist/glaze`, or the address of a page of the repository, such
  /// as `https://github.com/lindqvist/glaze/issues`.
  ///
  /// Ignores surrounding white space, the host of an address, and a final `.git`.
  ///
  /// - Throws: A ``StargazerFieldFailure`` for ``StargazerField/repository`` if the text is
  ///   invalid.
  public init(_ typed: String) throws(StargazerFieldFailure) {
    let text = DisplayText.trimmed(typed)
    let isAddress = text.contains("://")
    var parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if isAddress { parts.removeFirst(min(3, parts.count)) }
    guard isAddress ? parts.count >= 2 : parts.count == 2 else {
      throw Self.failure(typed, "Write its owner, a slash and its name: “lindqvist/glaze”.")
    }
    let name = parts[1].prefix { isAddress ? !"?#".contains($0) : true }
    try self.init(
      owner: String(parts[0]),
      name: String(name.hasSuffix(".git") ? name.dropLast(4) : name), typed: typed)
  }

  /// - Throws: A failure of ``StargazerField/repository`` if the owner or the name contains invalid
  ///   characters, or exceeds ``ownerLimit`` or ``nameLimit``. Valid characters are ASCII letters,
  ///   digits, hyphens and underscores, and in the name also dots.
  private init(owner: String, name: String, typed: String) throws(StargazerFieldFailure) {
    guard (1...Self.ownerLimit).contains(owner.utf8.count),
      owner.utf8.allSatisfy(\.isLetterDigitOrDash)
    else {
      throw Self.failure(
        typed, "An owner has 1 to \(Self.ownerLimit) letters, digits, hyphens and underscores.")
    }
    guard (1...Self.nameLimit).contains(name.utf8.count), name != ".", name != "..",
      name.utf8.allSatisfy({ $0.isLetterDigitOrDash || $0 == UInt8(ascii: ".") })
    else {
      throw Self.failure(
        typed,
        "A name has 1 to \(Self.nameLimit) letters, digits, hyphens, underscores and dots.")
    }
    self.owner = owner
    self.name = name
  }

  private static func failure(_ typed: String, _ advice: String) -> StargazerFieldFailure {
    StargazerFieldFailure(
      .repository, "Invalid repository “\(DisplayText.quoted(typed))”. \(advice)")
  }

  /// The maximum number of characters of an owner's name. This is GitHub's limit.
  public static let ownerLimit = 39
  /// The maximum number of characters of a repository's name, without the owner. This is GitHub's
  /// limit.
  public static let nameLimit = 100

  /// The full name in lower case. Equal names have the same key.
  public var key: String { description.lowercased() }
}

extension RepositoryName: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.key == right.key
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}

extension RepositoryName: CustomStringConvertible {
  /// The full name, such as `lindqvist/glaze`, with upper and lower case as typed.
  public var description: String { "\(owner)/\(name)" }
}

extension UInt8 {
  fileprivate var isLetterDigitOrDash: Bool {
    isLetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}
