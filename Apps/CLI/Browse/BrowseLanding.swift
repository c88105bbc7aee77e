import Composition
import CoreDomain

/// What a feature's part of a walk stands on: the console, and a navigator that remembers.
struct BrowseLanding: Sendable {
  let context: CommandContext
  /// Where the screens of the walk leave for.
  let navigator = BrowseNavigator()

  /// Prints, and fails when nobody takes it.
  func tell(_ printout: Printout) throws(BrowseFailure) {
    do throws(FileFailure) {
      try printout.write(to: context.console)
    } catch {
      throw .console(error)
    }
  }

  /// Asks for a line; nothing when there are no more.
  ///
  /// - Parameter isAlwaysShown: whether a pipe gets the question too, in a line of its own.
  func ask(_ question: String, isAlwaysShown: Bool = true) async throws(BrowseFailure) -> String? {
    let isTerminal = context.display.isTerminal
    do throws(FileFailure) {
      if isTerminal || isAlwaysShown {
        let question = question.printable
        try context.console.write(isTerminal ? question : question + "\n", to: .output)
      }
      return try await context.console.readLine()
    } catch {
      if case .tooLarge = error { throw .mistake(error.description) }
      throw .console(error)
    }
  }
}

/// Why an order was not carried out.
enum BrowseFailure: Error, Hashable, Sendable {
  /// It makes no sense; the sentence says why. The walk goes on.
  case mistake(String)
  /// The console does not take or give any more. The walk ends.
  case console(FileFailure)
}
