/// A book where guests leave a line.
public struct Guestbook {
  public init() {}

  /// Writes a line under today's date. Ignores a line without letters.
  public func sign(_ line: String) {
    guard line.contains(where: \.isLetter) else { return }
    unsafe GuestbookWorld.shared.entries.append("\(GuestbookWorld.shared.today): \(line)")
  }

  /// The entries of a page, newest first.
  ///
  /// - Parameter count: The maximum number of entries.
  public func page(of count: Int) -> [String] {
    unsafe GuestbookWorld.shared.entries.suffix(count).reversed()
  }
}
