// The nesting rules of HTML. A browser moves misplaced elements, or ends the elements around them,
// which could end an element of the surrounding page. The writer applies the browser's rules in
// advance: https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody

extension CleanHTMLWriter {
  /// Ends and starts other elements as needed, so that an element can start.
  ///
  /// - Returns: Whether the element is allowed. For example, a row without a table is not.
  mutating func makeRoom(for element: CleanElement) -> Bool {
    switch element {
    case .caption, .colgroup, .tbody, .tfoot, .thead: return leave(to: [.table])
    case .col: return leave(to: [.table, .colgroup], else: .colgroup, in: .table)
    case .tr: return leave(to: [.table, .tbody, .tfoot, .thead], else: .tbody, in: .table)
    case .td, .th: return makeRoomForCell()
    default: break
    }
    makeRoomForContent()
    switch element {
    case .li: makeRoomForItem(of: [.ul, .ol, .dir], usually: .ul)
    case .dd, .dt: makeRoomForItem(of: [.dl], usually: .dl)
    case .rt, .rp: return leaveWithinCell(to: [.ruby])
    case .a: return leaveLink()
    default: break
    }
    if element.endsParagraph, let paragraph = innermost(where: { $0 == .p }) {
      close(to: paragraph)
    }
    if element.isHeading, depth > 0, self.element(at: depth - 1).isHeading { close(to: depth - 1) }
    return true
  }

  /// Opens a cell if the next content would otherwise be directly in a table part.
  mutating func makeRoomForContent() {
    guard depth > 0, element(at: depth - 1).isTableStructure else { return }
    if makeRoomForCell() { open(.td) }
  }

  /// Ends and starts table parts so that a cell can start.
  ///
  /// - Returns: `false` if no table is open.
  private mutating func makeRoomForCell() -> Bool {
    guard let place = innermost(where: { $0.isTableStructure && $0 != .colgroup }) else {
      return false
    }
    close(to: place + 1)
    if element(at: place) == .table { open(.tbody) }
    if element(at: depth - 1) != .tr { open(.tr) }
    return true
  }
}

// MARK: - Ending elements

extension CleanHTMLWriter {
  /// Returns the index of the innermost open element that matches `isWanted`, or `nil`. The search
  /// ends at an element that matches `isWall`.
  private func innermost(
    where isWanted: (CleanElement) -> Bool, before isWall: (CleanElement) -> Bool = { _ in false }
  ) -> Int? {
    for place in (0..<depth).reversed() {
      if isWanted(element(at: place)) { return place }
      if isWall(element(at: place)) { return nil }
    }
    return nil
  }

  /// Ends all elements in the innermost of these table parts.
  private mutating func leave(to parts: Set<CleanElement>) -> Bool {
    guard let place = innermost(where: { parts.contains($0) }) else { return false }
    close(to: place + 1)
    return true
  }

  /// Ends all elements in the innermost of these table parts. If the innermost part is a `whole`,
  /// also starts a `part` in it. Returns `false` if none of the parts is open.
  private mutating func leave(
    to parts: Set<CleanElement>, else part: CleanElement, in whole: CleanElement
  ) -> Bool {
    guard leave(to: parts) else { return false }
    if element(at: depth - 1) == whole { open(part) }
    return true
  }

  private mutating func leaveWithinCell(to wanted: Set<CleanElement>) -> Bool {
    let place = innermost(where: { wanted.contains($0) }, before: \.isCell)
    if let place { close(to: place + 1) }
    return place != nil
  }

  /// Ends all elements in the innermost list before a new item, or starts a list.
  private mutating func makeRoomForItem(of lists: Set<CleanElement>, usually list: CleanElement) {
    guard !leaveWithinCell(to: lists) else { return }
    if makeRoom(for: list) { open(list) }
  }

  /// Ends the enclosing link before a new one.
  ///
  /// - Returns: Whether a new link may start. A link that contains an open block, such as a
  ///   paragraph, is not ended.
  private mutating func leaveLink() -> Bool {
    guard innermost(where: { $0 == .a }) != nil else { return true }
    let link = innermost(where: { $0 == .a }, before: { !$0.isInline })
    if let link { close(to: link) }
    return link != nil
  }
}

extension CleanElement {
  /// Whether the element ends an open paragraph.
  fileprivate var endsParagraph: Bool {
    !isInline && !isCell && !(isTableStructure && self != .table) && self != .col
  }
}
