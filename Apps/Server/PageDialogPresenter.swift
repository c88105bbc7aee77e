import CoreDomain
import Synchronization

/// The presenter of one request: it remembers the dialog that the screen wants to show, and the view
/// puts it on the page.
///
/// Nobody chooses here. The page is gone when it is shown, and what is chosen on it comes as
/// another request.
///
/// - Parameter Choice: what can be chosen in the dialogs of the screen. Dialogs with other choices are
///   passed over.
final class PageDialogPresenter<Choice: Hashable & Sendable>: DialogPresenting {
  private let last = Mutex<Dialog<Choice>?>(nil)

  func choice<Other>(in dialog: Dialog<Other>) async -> Other? {
    if let dialog = dialog as? Dialog<Choice> { last.withLock { $0 = dialog } }
    return nil
  }

  /// The last dialog, or nothing when the screen has shown none.
  var dialog: Dialog<Choice>? { last.withLock { $0 } }
}
