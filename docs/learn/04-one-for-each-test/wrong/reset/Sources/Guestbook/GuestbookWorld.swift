/// Everything that the guestbook needs from outside.
public final class GuestbookWorld {
  /// The only world.
  nonisolated(unsafe) public static let shared = GuestbookWorld()

  /// The day, as a person writes it.
  public var today = "1 May"
  /// The entries so far, oldest first.
  public var entries: [String] = []

  public init() {}
}
