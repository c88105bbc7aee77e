// NotesRouter: the destinations of the feature, and their routes.
//
// | place    | route    |
// |----------|----------|
// | the list | `/notes` |
//
// Both directions are in one file, so that a new place is added to both together.

public import CoreDomain
public import NotesDomain

/// Navigates to the destinations of the feature through a navigator.
public struct RouteNotesRouter: NotesRouting {
  private let navigator: any Navigator

  public init(navigator: any Navigator) {
    self.navigator = navigator
  }

  public func open(_ destination: NotesDestination) async {
    await navigator.go(to: route(to: destination))
  }

  public func destination(of route: Route) -> NotesDestination? {
    switch route.path {
    case ["notes"]: .list
    default: nil
    }
  }

  private func route(to destination: NotesDestination) -> Route {
    switch destination {
    case .list: Route(path: ["notes"])
    }
  }
}
