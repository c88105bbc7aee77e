package import CoreDomain
import Synchronization

/// The dialog presenter of one request. It records the dialog of the screen, so that the view can
/// render it on the page.
///
/// The presenter never returns a choice, because the request is over when the page is shown, and a
/// choice arrives as another request.
///
/// - Parameter Choice: The choices of the screen's dialogs. Dialogs with other choices are ignored.
package final class PageDialogPresenter<Choice: Hashable & Sendable>: DialogPresenting {
  package init() {}

  private let last = Mutex<Dialog<Choice>?>(nil)

  package func choice<Other>(in dialog: Dialog<Other>) async -> Other? {
    if let dialog = dialog as? Dialog<Choice> { last.withLock { $0 = dialog } }
    return nil
  }

  /// The last dialog, or `nil` if the screen showed no dialog.
  package var dialog: Dialog<Choice>? { last.withLock { $0 } }
}
