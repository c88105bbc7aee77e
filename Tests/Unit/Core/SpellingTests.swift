import CoreDomain
import Testing

/// Corrections for misspelt words.
@Suite struct SpellingTests {
  @Test(arguments: [
    ("ilst", "list"), ("lis", "list"), ("lists", "list"), ("xist", "list"), ("LIST", "list"),
    ("seerchh", "search"),
  ])
  func suggestsASimilarWord(_ typed: String, _ word: String) {
    #expect(Spelling.nearest(to: typed, among: ["add", "search", "list"]) == word)
  }

  @Test(arguments: ["ilts", "listing", "listlist", "t", ""])
  func suggestsNothingForAnotherWord(_ typed: String) {
    #expect(Spelling.nearest(to: typed, among: ["add", "search", "list"]) == nil)
  }

  @Test func suggestsTheFirstOfEquallySimilarWords() {
    #expect(Spelling.suggestion(for: "bat", among: ["cat", "hat"]) == " Did you mean “cat”?")
    #expect(Spelling.nearest(to: "abcd", among: ["d"]) == nil)
  }

  @Test func comparesWordsOfUpTo60Characters() {
    let word = { String(repeating: "a", count: $0) }
    #expect(Spelling.nearest(to: word(60), among: [word(61)]) == word(61))
    #expect(Spelling.nearest(to: word(61), among: [word(61)]) == nil)
  }
}
