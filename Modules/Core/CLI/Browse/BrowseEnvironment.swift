package import CoreDomain

/// The dependencies of a browse session and of its features: the console, and a navigator that
/// records routes.
package struct BrowseEnvironment: Sendable {
  package let context: CommandContext
  package let navigator = BrowseNavigator()
  let features: Set<String>

  package init(context: CommandContext, features: [String] = []) {
    self.context = context
    self.features = Set(features)
  }

  package func tell(_ commandOutput: CommandOutput) throws(BrowseFailure) {
    do throws(FileFailure) {
      try commandOutput.write(to: context.console)
    } catch {
      throw .console(error)
    }
  }

  /// Asks the user a question and returns the typed line, or `nil` at the end of the input.
  ///
  /// - Parameters:
  ///   - isAlwaysShown: Whether to print the question, as a separate line, if the input or the
  ///     output is not a terminal.
  ///   - words: The words that can complete the first word on a terminal.
  /// - Throws: ``BrowseFailure/mistake(_:)`` if the line is too long.
  package func ask(
    _ question: String, isAlwaysShown: Bool = true, completing words: [String] = []
  ) async throws(BrowseFailure) -> String? {
    do throws(FileFailure) {
      let question = question.printable
      if context.display.isTerminal, context.console.isInputTerminal {
        return try await context.console.readLine(prompt: question, completing: words)
      }
      if isAlwaysShown { try context.console.write(question + "\n", to: .output) }
      return try await context.console.readLine()
    } catch {
      if case .tooLarge = error { throw .mistake(error.description) }
      throw .console(error)
    }
  }

  /// Asks a question, and returns whether the answer is “yes” or “y”. Case and surrounding white
  /// space do not matter.
  package func confirms(_ question: String) async throws(BrowseFailure) -> Bool {
    guard let answer = try await ask("\(question) yes/no ") else { return false }
    return ["y", "yes"].contains(BrowseLine(answer).whole.lowercased())
  }
}

/// The reason why a command was not completed.
package enum BrowseFailure: Error, Hashable, Sendable {
  /// The user made a mistake, such as an unknown command. The value is a sentence for the user.
  /// The session prints it and continues.
  case mistake(String)
  /// The console cannot be read or written. The session ends.
  case console(FileFailure)
  /// The user ended the session with `quit` in a dialog.
  case ended
}
