import CoreDomain

/// A presenter for commands that run once: what a dialog says is printed as the outcome, and nobody is
/// there to choose.
struct RestingDialogPresenter: DialogPresenting {
  func choice<Choice>(in dialog: Dialog<Choice>) async -> Choice? { nil }
}
