/// A renamed text, and the words that the renaming did not change.
public struct Renamed: Hashable, Sendable {
  public var text: String
  /// The kept literals, from top to bottom.
  public var kept: [Kept]
  /// The words that contain a name but are not one of its forms, from top to bottom.
  public var odd: [Odd]

  public init(text: String, kept: [Kept] = [], odd: [Odd] = []) {
    self.text = text
    self.kept = kept
    self.odd = odd
  }
}

/// A literal that belongs to another program and is not renamed.
public struct Kept: Hashable, Sendable {
  /// The literal as the text has it.
  public var literal: String
  /// Counted from 1.
  public var line: Int

  public init(literal: String, line: Int) {
    self.literal = literal
    self.line = line
  }
}

/// A word that is derived from a name (“bookmarked”). It is not renamed, because only a person can
/// say which word to use instead.
public struct Odd: Hashable, Sendable {
  public var word: String
  /// Counted from 1.
  public var line: Int

  public init(word: String, line: Int) {
    self.word = word
    self.line = line
  }
}
