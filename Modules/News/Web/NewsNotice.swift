import CoreDomain
import CoreWeb

/// The messages that a page shows after an action redirected to it.
enum NewsNotice: String, PageNotice {
  case added, removed, filed, marked, unread, end

  var sentence: String {
    switch self {
    case .added: "The feed was added."
    case .removed: "The feed was removed. Starred stories were kept."
    case .filed: "The feed was moved."
    case .marked: "All stories here were marked as read."
    case .unread: "The story was marked as unread."
    case .end: "There are no more stories."
    }
  }
}
