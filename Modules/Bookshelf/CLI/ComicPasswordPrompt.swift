import CoreCLI
import CoreDomain

/// Asks for passwords at a console.
struct ComicPasswordPrompt: Sendable {
  private let console: any Console

  init(on console: any Console) {
    self.console = console
  }

  /// Reads the reader's password. On a terminal, prompts twice for a new password, because it is
  /// not shown while it is typed.
  func password(of name: String, isNew: Bool) async -> Result<String, ComicPasswordRefusal> {
    do throws(FileFailure) {
      let question = isNew ? "New password" : "Password"
      guard let typed = try await line("\(question) for \(DisplayText.quoted(name)): ") else {
        return .failure(.absent)
      }
      guard isNew, console.isInputTerminal else { return .success(typed) }
      guard let again = try await line("Repeat the password: ") else { return .failure(.absent) }
      return again == typed ? .success(typed) : .failure(.unequal)
    } catch {
      return .failure(.console(error))
    }
  }

  /// Returns the next line without echoing it, or `nil` at the end of the input.
  private func line(_ prompt: String) async throws(FileFailure) -> String? {
    try await console.readSecretLine(prompt: prompt)
  }
}

/// Why the prompt returned no password.
enum ComicPasswordRefusal: Error, Hashable, Sendable {
  /// The input ended.
  case absent
  /// The two passwords differ.
  case unequal
  case console(FileFailure)

  var commandOutput: CommandOutput {
    switch self {
    case .absent:
      .failure(
        "No password was given: standard input ended. Write the password on the next line of "
          + "the input.",
        .noInput)
    case .unequal:
      .failure("The passwords differ. No account was created. Try again.", .malformedData)
    case .console(let failure): .failure(failure.description, failure.status)
    }
  }
}
