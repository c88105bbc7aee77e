/// The lines of a source file, which bugs are planted in.
struct Planting {
  private(set) var lines: [Substring]
  private var hasSwitches = false

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The text of the file with what was planted; switches ask the environment.
  var text: String {
    let text = lines.joined(separator: "\n")
    guard hasSwitches else { return text }
    let knowsFoundation = lines.contains { $0.hasSuffix("import Foundation") }
    return text + (knowsFoundation ? "\n" : "\nprivate import Foundation\n")
      + """
      private func planted(_ bug: String) -> Bool {
        ProcessInfo.processInfo.environment["TRAIL_BUG"] == bug
      }

      """
  }

  /// Replaces the correct code by the bug.
  mutating func replace(_ edit: Bug.Edit) throws(Complaint) {
    let start = try place(of: edit)
    lines.replaceSubrange(start..<start + edit.old.count, with: edit.new)
  }

  /// Puts the mistake beside what is right. `TRAIL_BUG` says at run time which of them is done, so that one
  /// build is enough for all bugs.
  mutating func addSwitch(_ edit: Bug.Edit) throws(Complaint) {
    let start = try place(of: edit)
    lines.replaceSubrange(start..<start + edit.old.count, with: Self.either(edit))
    hasSwitches = true
  }

  /// A declaration becomes one of two values; everything else is done or not.
  private static func either(_ edit: Bug.Edit) -> [Substring] {
    let question = "planted(\"\(edit.bug)\")"
    if edit.old.count == 1, edit.new.count == 1, let old = Declaration(edit.old[0]),
      let new = Declaration(edit.new[0]), old.name == new.name
    {
      return ["\(old.name)= if \(question) {\(new.value)} else {\(old.value) }"]
    }
    return ["if \(question) {"] + edit.new + ["} else {"] + edit.old + ["}"]
  }

  /// `let name = value`, on one line.
  private struct Declaration {
    let name: Substring
    let value: Substring

    init?(_ line: Substring) {
      let word = line.drop { $0 == " " }
      guard word.hasPrefix("let ") || word.hasPrefix("var "), let sign = line.firstIndex(of: "=")
      else { return nil }
      name = line[..<sign]
      value = line[line.index(after: sign)...]
    }
  }

  /// Returns the place of the lines to replace. They must occur once; otherwise the bug is
  /// outdated.
  private func place(of edit: Bug.Edit) throws(Complaint) -> Int {
    let wanted = edit.before + edit.old + edit.after
    guard !edit.old.isEmpty else { throw Complaint("\(edit.place): no line goes.") }
    let places = lines.indices.filter { lines[$0...].starts(with: wanted) }
    guard places.count == 1 else {
      throw Complaint(
        "\(edit.place): the bug no longer applies. These lines stand \(places.count) times in "
          + "\(edit.file):\n" + wanted.joined(separator: "\n"))
    }
    return places[0] + edit.before.count
  }
}
