public import CoreDomain
public import NotesDomain

/// The routes of the feature.
public enum NotesRouteMap: RouteMap {
  public static func destination(of route: Route) -> NotesDestination? {
    switch route.path {
    case ["notes"]: .list
    default: nil
    }
  }

  public static func route(to destination: NotesDestination) -> Route {
    switch destination {
    case .list: Route(path: ["notes"])
    }
  }
}
