/// A question for the user: a title, a message, and the choices.
///
/// A dialog without choices could never be closed. The initializer therefore takes the first choice
/// as a separate parameter, which the compiler requires.
public struct Dialog<Choice: Hashable & Sendable>: Hashable, Sendable {
  public let title: String
  public let message: String
  /// The choices in display order. There is at least one.
  public let choices: [DialogChoice<Choice>]
  /// The choice that the Enter key makes in a terminal, or `nil` if Enter makes no choice.
  public let usual: Choice?

  public init(
    title: String, message: String, offering first: DialogChoice<Choice>,
    _ others: DialogChoice<Choice>..., usually usual: Choice? = nil
  ) {
    self.title = title
    self.message = message
    choices = [first] + others
    self.usual = usual
  }
}

/// A choice of a dialog: the label of its button and the value it returns.
public struct DialogChoice<Choice: Hashable & Sendable>: Hashable, Sendable {
  public let label: String
  public let value: Choice

  public init(_ label: String, _ value: Choice) {
    self.label = label
    self.value = value
  }
}

/// Presents dialogs and returns the user's choice.
///
/// The choice is a return value rather than a callback: the caller continues after the `await`, and
/// a test prepares the answers as a list of values.
public protocol DialogPresenting: Sendable {
  /// Shows a dialog and waits for the answer.
  ///
  /// - Returns: The chosen value, or `nil` if no user can answer or the user has left. On a web
  ///   page, the result is always `nil`: the page shows the dialog, and the choice arrives as
  ///   another request.
  func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice?
}
