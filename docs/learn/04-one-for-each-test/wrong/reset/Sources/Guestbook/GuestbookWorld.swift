/// All that the guestbook needs of the rest of the world.
public final class GuestbookWorld {
  /// The one world that there is.
  nonisolated(unsafe) public static let shared = GuestbookWorld()

  /// The day, as a person writes it.
  public var today = "1 May"
  /// What was written so far, the last one last.
  public var entries: [String] = []

  public init() {}
}
