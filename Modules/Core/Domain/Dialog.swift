/// Something that is said and waits for an answer: a title, a message, and the choices that there are.
///
/// A dialog without a choice would never go away, so the first one is a parameter of its own, and the
/// compiler asks for it.
public struct Dialog<Choice: Hashable & Sendable>: Hashable, Sendable {
  public let title: String
  public let message: String
  /// One or more, in the order in which they are shown.
  public let choices: [DialogChoice<Choice>]

  public init(
    title: String, message: String, offering first: DialogChoice<Choice>,
    _ others: DialogChoice<Choice>...
  ) {
    self.title = title
    self.message = message
    choices = [first] + others
  }
}

/// A choice of a dialog: what its button says, and what it means to whoever asked.
public struct DialogChoice<Choice: Hashable & Sendable>: Hashable, Sendable {
  public let label: String
  public let value: Choice

  public init(_ label: String, _ value: Choice) {
    self.label = label
    self.value = value
  }
}

/// Somebody who can show a dialog and bring back what was chosen.
///
/// The choice is a value that is returned, and no callback: who asks goes on behind the question, and a
/// test answers by a list of values.
public protocol DialogPresenting: Sendable {
  /// Shows a dialog, and waits until it is answered.
  ///
  /// - Returns: what was chosen, or nothing when nobody is there to choose, or whoever was there has
  ///   gone. A page of the web is gone when it is shown: what is chosen on it comes as another request.
  func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice?
}
