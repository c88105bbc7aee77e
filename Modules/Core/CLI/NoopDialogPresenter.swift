package import CoreDomain

/// A presenter for commands that run once: it chooses nothing, and the command prints the result.
package struct NoopDialogPresenter: DialogPresenting {
  package init() {}

  package func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice? { nil }
}
