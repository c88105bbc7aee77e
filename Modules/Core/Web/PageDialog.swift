package import CoreDomain
import Synchronization

/// A dialog as HTML without a script: an open `<dialog>` with a button for each choice. Each button
/// requests another page.
package struct PageDialog: Sendable {
  private let title: String
  private let message: String
  private let notes: [String]
  private let hasNotes: Bool
  private let choices: [Choice]

  /// - Parameters:
  ///   - notes: The sentences below the message.
  ///   - route: Returns the route that a choice requests.
  package init<Value>(
    _ dialog: Dialog<Value>, notes: [String] = [], leadingTo route: (Value) -> Route
  ) {
    title = dialog.title
    message = dialog.message
    self.notes = notes
    hasNotes = !notes.isEmpty
    let focused = dialog.usual ?? dialog.choices[0].value
    choices = dialog.choices.map { choice in
      Choice(
        choice.label, leadingTo: route(choice.value), isUsual: choice.value == dialog.usual,
        isFocused: choice.value == focused)
    }
  }

  package var markup: String { Self.template.render(self) }

  /// A form with one button. The query of its route is in hidden fields, because a browser would
  /// replace the query in a form's action.
  private struct Choice: Sendable {
    let label: String
    let path: String
    let fields: [Route.Parameter]
    let isUsual: Bool
    /// Whether the button has the focus, so that a screen reader announces the dialog.
    let isFocused: Bool

    init(_ label: String, leadingTo route: Route, isUsual: Bool, isFocused: Bool) {
      self.label = label
      path = Route(path: route.path).description
      fields = route.query
      self.isUsual = isUsual
      self.isFocused = isFocused
    }
  }

  private static let template = PageTemplate(Texts.pageDialog)
}

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
