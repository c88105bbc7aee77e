import CoreDomain
import CoreWeb

/// The messages that a page shows after an action redirected to it.
enum NewsNotice: String, PageNotice {
  case added, removed, filed, end

  var sentence: String {
    switch self {
    case .added: "The feed was added."
    case .removed: "The feed was removed. Starred stories were kept."
    case .filed: "The feed was moved."
    case .end: "There are no more stories."
    }
  }
}
