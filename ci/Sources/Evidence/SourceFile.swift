public struct SourceFile: Hashable, Sendable {
  /// The path from the root of the checkout.
  public var path: String
  /// The target that it belongs to.
  public var module: String
  public var imports: [ImportStatement]
  public var mentions: [Mention]
  /// Its classes and actors, and its static and global properties, at any depth but not in bodies.
  public var declarations: [Declaration] = []
  /// The functions of a test file, with their checks and calls.
  public var functions: [TestingFunction] = []

  public init(
    path: String, module: String, imports: [ImportStatement] = [], mentions: [Mention] = []
  ) {
    (self.path, self.module, self.imports, self.mentions) = (path, module, imports, mentions)
  }
}

/// A function in a file of tests: a test, or a helper that a test may call.
public struct TestingFunction: Hashable, Sendable {
  public var name: String
  /// Whether it is a test, and whether its body has an expectation that can fail.
  public var isTest, checks: Bool
  /// The names of the functions that its body calls, without labels.
  public var calls: [String]
  public var place: Place

  public init(name: String, isTest: Bool, checks: Bool, calls: [String], place: Place) {
    (self.name, self.isTest, self.checks, self.calls) = (name, isTest, checks, calls)
    self.place = place
  }
}

/// An import, in an active branch or not.
public struct ImportStatement: Hashable, Sendable {
  /// The imported module: `A` of `import struct A.B`.
  public var module: String
  public var place: Place
  /// The attributes, each with its `@`.
  public var attributes: [String]

  public init(module: String, place: Place, attributes: [String] = []) {
    (self.module, self.place, self.attributes) = (module, place, attributes)
  }
}

/// A word that a rule confines to a place. Only tokens count, not comments or string literals.
public struct WatchedWord: Hashable, Sendable {
  public let token: String
  /// The required context of the word.
  public let form: Form

  public enum Form: Hashable, Sendable {
    /// Anywhere, as the word itself: `unsafe`, `FileManager`.
    case word
    /// Called, and not as a member of something: `print(…)`, and not `page.print(…)`.
    case call
    /// As a member of something: `ContinuousClock.now`, `.random(in:)`, whatever the base is.
    case member
    /// A compilation flag in the condition of an `#if`. The token is `#if`, the base is the flag.
    case flag
    /// As an attribute, unless the comment above the declaration contains ``WatchedWord/proof``.
    case unproven
  }

  /// The start of a sentence that proves something the compiler cannot check.
  public static let proof = "Safety:"

  public init(_ token: String, _ form: Form) { (self.token, self.form) = (token, form) }
}

/// An occurrence of a watched word.
public struct Mention: Hashable, Sendable {
  public let word: WatchedWord
  public let place: Place
  /// For a member, the word before its dot: `Date` of `Date.now`.
  public let base: String?

  public init(word: WatchedWord, place: Place, base: String? = nil) {
    (self.word, self.place, self.base) = (word, place, base)
  }
}

public struct Declaration: Hashable, Sendable {
  public let kind: SymbolKind
  public let name: String
  /// The innermost type around it.
  public let type: String?
  public let place: Place
  /// For a property, the names in its type and in its initial value: `Cache` of `static let shared
  /// = Cache()`.
  public let types: [String]

  public init(
    kind: SymbolKind, name: String, type: String? = nil, place: Place, types: [String] = []
  ) {
    (self.kind, self.name, self.type, self.place) = (kind, name, type, place)
    self.types = types
  }
}
