/// A book where guests leave a line.
public struct Guestbook {
  private let world: GuestbookWorld
  nonisolated(unsafe) private static var lines: [String] = []

  public init(world: GuestbookWorld) { self.world = world }

  /// Writes a line under today's date. Ignores a line without letters.
  public func sign(_ line: String) {
    guard line.contains(where: \.isLetter) else { return }
    unsafe Self.lines.append("\(world.today): \(line)")
  }

  /// The entries of a page, newest first.
  public func page(of count: Int) -> [String] { unsafe Self.lines.suffix(count).reversed() }
}
