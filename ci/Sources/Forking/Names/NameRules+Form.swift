extension NameRule {
  /// The minimum and maximum length of a name, in characters. File names, tables and lines of 100
  /// columns contain it. In the type-level tests, a comment expects an error on its line, and a
  /// longer name would split that line.
  public static let lengths = 2...24

  static let ofForm: [NameRule] = [
    .onEach("empty") { name, _ in
      name.isEmpty ? "A name is empty." : nil
    },
    .onEach("blank") { name, _ in
      name.contains(where: \.isWhitespace) ? "“\(name)” has a blank in it." : nil
    },
    .onEach("hyphen") { name, _ in
      name.contains("-") ? "“\(name)” has a hyphen, and Swift names have none." : nil
    },
    .onEach("underscore") { name, _ in
      name.contains("_") ? "“\(name)” has an underscore; words begin with a capital." : nil
    },
    .onEach("letters") { name, _ in
      let strange = name.first { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      return strange.map {
        "“\(name)” has “\($0)” in it; a name is made of the letters A to Z and digits."
      }
    },
    .onEach("digit") { name, _ in
      name.first?.isNumber == true ? "“\(name)” starts with a digit, and no Swift name does." : nil
    },
    .onEach("lower-case") { name, _ in
      name.first?.isLowercase == true
        ? "“\(name)” starts with a small letter, and types start with a capital." : nil
    },
    .onEach("all-capitals") { name, _ in
      name.count > 1 && !name.contains(where: \.isLowercase)
        ? "“\(name)” is all capitals, so its words cannot be separated." : nil
    },
    .onEach("length") { name, _ in
      lengths.contains(name.count)
        ? nil
        : "“\(name)” has \(name.count) characters; a name has \(lengths.lowerBound) to "
          + "\(lengths.upperBound)."
    },
    NameRule("one-and-many") { pair, _ in
      pair.plural == pair.singular
        ? "“\(pair.plural)” is the name for one and for many; folders and types need two." : nil
    },
  ]
}
