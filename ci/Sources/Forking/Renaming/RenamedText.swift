/// Collects the edits of a renaming, from the beginning of a text to its end.
struct RenamedText {
  private let text: MarkedText
  private var edits: [(range: Range<Int>, words: String)] = []
  private var kept: [Range<Int>] = []
  private var odd: [Range<Int>] = []

  init(_ text: MarkedText) {
    self.text = text
  }

  mutating func keep(_ range: Range<Int>) {
    kept.append(range)
  }

  mutating func note(odd range: Range<Int>) {
    odd.append(range)
  }

  /// Replaces the name in the range. The new name has the form of the old one, or the form that its
  /// place requires.
  mutating func rename(_ range: Range<Int>, _ spelling: NameFinder.Spelling) {
    let place = NamePlace(text: text, range: range)
    let form = form(of: spelling, at: place)
    if let article = Article(before: place, form), spelling.pair.changesArticle {
      edits.append((article.range, article.other))
    }
    let name = spelling.pair.to.written(form)
    if let lineBreak = text.lineBreak(in: range), place.before(1) == " " {
      // The line break moves before the name.
      edits.append((range.lowerBound - 1..<range.upperBound, lineBreak + name))
    } else {
      edits.append((range, name))
    }
  }

  private func form(of spelling: NameFinder.Spelling, at place: NamePlace) -> NameForm {
    var form = spelling.forms[0]
    // “RSS feeds” begins with a capital in any position.
    if spelling.forms.contains(where: { $0.casing == .capital }), form.casing == .lower,
      place.beginsSentence
    {
      form.casing = .capital
    }
    if spelling.isOneWord {
      form.joiner = JoinerChoice(place: place, casing: form.casing).joiner
    }
    return form
  }

  /// The new text, and the lines of words that were not changed.
  var finished: Renamed {
    var bytes: [UInt8] = []
    var place = 0
    for edit in edits {
      bytes += text.bytes[place..<edit.range.lowerBound]
      bytes += edit.words.utf8
      place = edit.range.upperBound
    }
    bytes += text.bytes[place...]
    return Renamed(
      text: String(decoding: bytes, as: UTF8.self),
      kept: kept.map { Kept(literal: text.words($0), line: text.line(of: $0.lowerBound)) },
      odd: odd.map { Odd(word: text.words($0), line: text.line(of: $0.lowerBound)) })
  }
}

extension MarkedText {
  /// Returns a line break between two words, including the comment mark of the next line.
  fileprivate func lineBreak(in range: Range<Int>) -> String? {
    guard let start = bytes[range].firstIndex(where: ASCII.isLineBreak) else { return nil }
    return words(
      start..<start + context[start..<range.upperBound].prefix(while: ASCII.isBlank).count)
  }
}

extension Renaming.Pair {
  /// Whether “a” becomes “an” before the name, or “an” “a”.
  fileprivate var changesArticle: Bool {
    Article.isAn(before: from) != Article.isAn(before: to)
  }
}
