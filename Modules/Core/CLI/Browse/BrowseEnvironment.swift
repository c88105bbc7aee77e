package import CoreDomain

/// The environment of a feature's part of a browse session: the console and a recording navigator.
package struct BrowseEnvironment: Sendable {
  package let context: CommandContext
  /// Records the routes of the screens.
  package let navigator = BrowseNavigator()
  /// The names of the features in the session.
  let features: Set<String>

  package init(context: CommandContext, features: [String] = []) {
    self.context = context
    self.features = Set(features)
  }

  /// Prints the output. Throws if the console does not accept it.
  package func tell(_ commandOutput: CommandOutput) throws(BrowseFailure) {
    do throws(FileFailure) {
      try commandOutput.write(to: context.console)
    } catch {
      throw .console(error)
    }
  }

  /// Asks for a line. Returns `nil` at the end of the input.
  ///
  /// - Parameters:
  ///   - isAlwaysShown: Whether to print the question, as a separate line, if the output is not a
  ///     terminal.
  ///   - words: The words that can complete the first word on a terminal.
  /// - Throws: ``BrowseFailure/mistake(_:)`` if the line is too long, or
  ///   ``BrowseFailure/console(_:)``.
  package func ask(
    _ question: String, isAlwaysShown: Bool = true, completing words: [String] = []
  ) async throws(BrowseFailure) -> String? {
    do throws(FileFailure) {
      let question = question.printable
      if context.display.isTerminal {
        return try await context.console.readLine(prompt: question, completing: words)
      }
      if isAlwaysShown { try context.console.write(question + "\n", to: .output) }
      return try await context.console.readLine()
    } catch {
      if case .tooLarge = error { throw .mistake(error.description) }
      throw .console(error)
    }
  }
}

/// The reason why a command was not completed.
package enum BrowseFailure: Error, Hashable, Sendable {
  /// The command is invalid. The value is a sentence with the reason. The session continues.
  case mistake(String)
  /// The console failed. The session ends.
  case console(FileFailure)
  /// The user ended the session in a dialog.
  case ended
}
