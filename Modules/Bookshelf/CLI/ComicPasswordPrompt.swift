import CoreCLI
import CoreDomain

extension Console {
  /// Reads the reader's password without echoing it. On a terminal, prompts twice for a new
  /// password.
  func comicPassword(
    of name: String, isNew: Bool
  ) async -> Result<String, ComicPasswordRefusal> {
    do throws(FileFailure) {
      let prompt = "\(isNew ? "New password" : "Password") for \(DisplayText.quoted(name)): "
      guard let typed = try await readSecretLine(prompt: prompt) else { return .failure(.absent) }
      guard isNew, isInputTerminal else { return .success(typed) }
      let again = try await readSecretLine(prompt: "Repeat the password: ")
      guard let again else { return .failure(.absent) }
      return again == typed ? .success(typed) : .failure(.unequal)
    } catch {
      return .failure(.console(error))
    }
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
