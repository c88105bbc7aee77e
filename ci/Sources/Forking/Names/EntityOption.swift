/// `ENTITY=Bookmark:Recipe,Tag:Cuisine`: the new names of the template's things.
public struct EntityOption: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// The template's name of a thing; `nil` if only the new name is given.
    public let from: String?
    public let to: String
  }

  public let entries: [Entry]

  /// - Throws: ``Refusal`` if the text is invalid.
  public init(_ text: String) throws(Refusal) {
    var entries: [Entry] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let names = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      guard (1...2).contains(names.count), !names.contains("") else {
        throw Refusal(
          """
          “\(text)” is not a list of names. Write ENTITY=Bookmark:Recipe, the template's name before \
          the new one. Separate several pairs by commas: ENTITY=Bookmark:Recipe,Tag:Cuisine.
          """)
      }
      entries.append(Entry(from: names.count == 2 ? names[0] : nil, to: names[names.count - 1]))
    }
    let left = entries.compactMap(\.from)
    guard Set(left).count == left.count, entries.count == 1 || left.count == entries.count else {
      throw Refusal(
        "“\(text)” names a thing of the template twice, or not at all. Name each once: "
          + "ENTITY=Bookmark:Recipe,Tag:Cuisine.")
    }
    self.entries = entries
  }
}
