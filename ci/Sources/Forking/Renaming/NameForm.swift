/// A form in which a name is written: the separator between its words, and the capital letters.
struct NameForm: Hashable, Sendable {
  /// The separator between the words of a name.
  enum Joiner: String, CaseIterable, Sendable {
    case none = ""
    case underscore = "_"
    case hyphen = "-"
    case blank = " "
  }

  /// Which letters of a name are capitals.
  enum Casing: CaseIterable, Sendable {
    /// No letters, except inside of a camel-case name.
    case lower
    /// The first letter; in names without blanks the first letter of each word.
    case capital
    /// The first letter of each word.
    case title
    /// All.
    case upper
  }

  var joiner: Joiner
  var casing: Casing

  init(_ joiner: Joiner, _ casing: Casing) {
    self.joiner = joiner
    self.casing = casing
  }

  /// Each form that differs from the others for some name.
  static let all = Casing.allCases.flatMap { casing in
    Joiner.allCases.map { NameForm($0, casing) }
  }

  /// Returns a word of a name in this form. In a sentence, acronyms stay in capitals: “RSS feeds”.
  func written(_ word: String, isFirst: Bool) -> String {
    switch casing {
    case .upper:
      word.uppercased()
    case .lower where joiner == .none:
      isFirst ? word.lowercased() : word
    case .lower:
      joiner == .blank && Self.isAcronym(word) ? word : word.lowercased()
    case .capital where joiner == .blank && !isFirst:
      Self.isAcronym(word) ? word : word.lowercased()
    case .capital, .title:
      word
    }
  }

  fileprivate static func isAcronym(_ word: String) -> Bool {
    word.utf8.dropFirst().first.map(ASCII.isUpper) ?? false
  }
}

extension FeatureName {
  /// Whether the first word is an acronym.
  var beginsWithAcronym: Bool { NameForm.isAcronym(words[0]) }
}
