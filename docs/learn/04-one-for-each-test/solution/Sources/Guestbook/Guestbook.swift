/// A book where guests leave a line.
public struct Guestbook {
  private let world: GuestbookWorld

  public init(world: GuestbookWorld) { self.world = world }

  /// Writes a line under today's date. Ignores a line without letters.
  public func sign(_ line: String) {
    guard line.contains(where: \.isLetter) else { return }
    world.entries.append("\(world.today): \(line)")
  }

  /// The entries of a page, newest first.
  ///
  /// - Parameter count: The maximum number of entries.
  public func page(of count: Int) -> [String] { world.entries.suffix(count).reversed() }
}
