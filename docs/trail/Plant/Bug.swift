/// A mistake that is planted on purpose, with its place in every stage.
///
/// A file of `bugs` tells about one bug: a sentence, and for each stage an edit in the form of a diff:
///
///     @ 3-Handed/Sources/ReadingList.swift
///       let before = 1
///     -  title = nil
///     +  throw error
///     ! cannot find 'error'
///
/// A line that begins with a blank is there for finding the place. With a line that begins with `!`, the
/// compiler is what catches the bug, and the line is a part of what it says.
struct Bug {
  let number: String
  let sentence: String
  let edits: [Edit]

  struct Edit {
    let bug: String
    let file: String
    let place: String
    var before: [Substring] = []
    var old: [Substring] = []
    var new: [Substring] = []
    var after: [Substring] = []
    var refusal: String?
  }
}

extension Bug {
  /// - Parameters:
  ///   - name: the name of its file, which begins with its number.
  ///   - text: The content of the file.
  init(name: String, text: String) throws(Complaint) {
    number = String(name.prefix { $0 != "-" })
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    sentence = String(lines.first ?? "")
    var edits: [Edit] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let place = "\(name):\(index + 1)"
      if line.hasPrefix("@ ") {
        edits.append(Edit(bug: number, file: String(line.dropFirst(2)), place: place))
        continue
      }
      guard let last = edits.indices.last, edits[last].take(line) else {
        throw Complaint("\(place): “\(line)” is no line of an edit.")
      }
    }
    self.edits = edits
  }
}

extension Bug.Edit {
  /// Adds a line of the edit. Returns false if it is at the wrong place or has another beginning.
  mutating func take(_ line: Substring) -> Bool {
    let text = line.dropFirst()
    switch line.first {
    case " " where old.isEmpty && new.isEmpty: before.append(text)
    case " ": after.append(text)
    case "-" where new.isEmpty && after.isEmpty: old.append(text)
    case "+" where after.isEmpty: new.append(text)
    case "!": refusal = text.trimmingPrefix(" ").description
    default: return false
    }
    return true
  }
}

/// A sentence about what is wrong.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
