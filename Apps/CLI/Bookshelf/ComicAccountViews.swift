import BookshelfDomain
import Composition
import CoreDomain

/// The signed-in reader, as a sentence or as a JSON object. It never contains the session's token.
struct ComicAccountView: Sendable {
  let display: Display
  let json: Bool
  /// The prefix of commands that a notice mentions; empty in a browse session.
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
      return Printout(notices: ["You are signed out. Sign in with “\(program)sign-in NAME”."])
    }
    return Printout("Signed in as \(display.headline(reader.name.text)).\n")
  }
}
