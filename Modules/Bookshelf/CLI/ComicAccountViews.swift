import BookshelfDomain
import CoreCLI
import CoreDomain

/// The signed-in reader, as a sentence or as a JSON object. It never contains the session's token.
struct ComicAccountView: Sendable {
  let display: Display
  let json: Bool
  var program = CommandOutput.bookshelf

  @Sendable func commandOutput(of state: ComicAccountState) -> CommandOutput? {
    switch state {
    case .idle, .preparing: nil
    case .opened(let session): commandOutput(of: session.reader.reader)
    case .signedIn(let reader): commandOutput(of: reader)
    case .signedOut: commandOutput(of: nil)
    case .failure(let failure): CommandOutput(failure: failure, program: program)
    }
  }

  private func commandOutput(of reader: Reader?) -> CommandOutput {
    if json { return CommandOutput(json: ComicReaderRecord(reader)) }
    guard let reader else {
      return CommandOutput(notices: ["You are signed out. Sign in with “\(program)sign-in NAME”."])
    }
    return CommandOutput("Signed in as \(display.headline(reader.name.text)).\n")
  }
}
