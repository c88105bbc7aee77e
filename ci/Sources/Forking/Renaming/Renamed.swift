/// A text after a renaming, and what the renaming left as it was.
public struct Renamed: Hashable, Sendable {
  public var text: String
  /// The literals of the world that were found, from top to bottom.
  public var kept: [Kept]
  /// The words that hold a name and are none of its forms, from top to bottom.
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

/// A word that is derived from a name (“bookmarked”): which word another name would have in its
/// place is for people to say, so it stays.
public struct Odd: Hashable, Sendable {
  public var word: String
  /// Counted from 1.
  public var line: Int

  public init(word: String, line: Int) {
    self.word = word
    self.line = line
  }
}
