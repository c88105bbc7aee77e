/// All that the guestbook needs of the rest of the world.
public final class GuestbookWorld {
  /// The day, as a person writes it.
  public var today = "1 May"
  /// The entries so far, oldest first.
  public var entries: [String] = []

  public init() {}
}
