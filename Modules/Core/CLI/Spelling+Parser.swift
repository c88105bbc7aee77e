import CoreDomain

extension Spelling {
  /// Adds a suggestion to the parser's message about an invalid value of an option. Returns other
  /// messages, and messages without a similar valid value, unchanged.
  package static func adding(toMessage message: String) -> String {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    guard message.hasPrefix("Error: The value '"),
      let start = message.firstRange(of: "Please provide one of"),
      let end = message[start.upperBound...].firstIndex(of: "\n")
    else { return message }
    let known = message[start.upperBound..<end].split(separator: "'").map(String.init)
    let words = stride(from: 1, to: known.count, by: 2).map { known[$0] }
    let suggestion = suggestion(for: String(parts[1]), among: words)
    return message[..<end] + suggestion + message[end...]
  }
}
