import CoreDomain
import NewsDomain

/// The data of an author while its element is parsed: separate parts as in Atom, or a single text
/// as in RSS.
struct FeedAuthorDraft {
  private var text = ""
  private var name: String?
  private var email: String?
  private var uri: String?

  mutating func append(_ piece: String) {
    guard text.utf8.count < FeedLimits.word else { return }
    text += piece.prefix(ofBytes: FeedLimits.word - text.utf8.count)
  }

  mutating func accept(_ part: FeedLeaf, hosts: any HostNaming) {
    let word = part.word.trimmingBlanks
    guard !word.isEmpty else { return }
    switch part.element.name.local.lowercased() {
    case "name": name = name ?? word
    case "email": email = email ?? word
    case "uri", "url", "homepage": uri = uri ?? part.address("href", hosts: hosts)?.text ?? word
    default: append(part.word)
    }
  }

  /// The author, or `nil` if the element is empty.
  var author: StoryAuthor? {
    StoryAuthor(name: name, email: email, uri: uri) ?? StoryAuthor(text: text)
  }
}
