package import CoreDomain

/// A dialog presenter for commands that run once. It shows no dialog and returns `nil`; the command
/// prints the final state of the screen.
package struct NoopDialogPresenter: DialogPresenting {
  package init() {}

  package func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice? { nil }
}
