package import CoreDomain
import Synchronization

/// The dialog presenter of one request. It records the dialog of the screen for the page, and
/// ignores dialogs with other choices. It never returns a choice, which arrives as another request.
package final class PageDialogPresenter<Choice: Hashable & Sendable>: DialogPresenting {
  package init() {}

  private let last = Mutex<Dialog<Choice>?>(nil)

  package func choice<Other>(in dialog: Dialog<Other>) async -> Other? {
    if let dialog = dialog as? Dialog<Choice> { last.withLock { $0 = dialog } }
    return nil
  }

  package var dialog: Dialog<Choice>? { last.withLock { $0 } }
}
