import CoreDomain

/// A presenter for commands that run once. It makes no choice, and the command prints the result.
struct NoopDialogPresenter: DialogPresenting {
  func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice? { nil }
}
