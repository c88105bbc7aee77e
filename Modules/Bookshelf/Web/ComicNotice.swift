import BookshelfDomain
import CoreDomain
import CoreWeb

/// The messages that a page shows after an order.
enum ComicNotice: String, PageNotice {
  case bought, restored, owned, cancelled

  var sentence: String {
    switch self {
    case .bought: "You bought the volume."
    case .restored: "You already paid for the volume. You were not charged again."
    case .owned: "You already own the volume. You were not charged."
    case .cancelled: "The payment was cancelled. You were not charged."
    }
  }
}
