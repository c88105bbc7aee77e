import BookshelfDomain
import Composition
import CoreDomain

/// Who is signed in, as a sentence or as an object of JSON. The token of a session is never shown:
/// the screen has it kept.
struct ComicAccountView: Sendable {
  let display: Display
  let json: Bool
  /// What stands before an order that is named: nothing in a walk.
  var program = Printout.bookshelf

  @Sendable func printout(of state: ComicAccountState) -> Printout? {
    switch state {
    case .idle, .preparing: nil
    case .opened(let session): printout(of: session.reader.reader)
    case .signedIn(let reader): printout(of: reader)
    case .signedOut: printout(of: nil)
    case .failure(let failure): Printout(failure: failure, program: program)
    }
  }

  private func printout(of reader: Reader?) -> Printout {
    if json { return Printout(json: ComicReaderRecord(reader)) }
    guard let reader else {
      return Printout(notices: [
        "Nobody is signed in. “\(program)sign-in NAME” does that."
      ])
    }
    return Printout("Signed in as \(display.headline(reader.name.text)).\n")
  }
}
