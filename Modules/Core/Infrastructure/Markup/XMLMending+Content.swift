internal import CoreDomain

extension XMLMending {
  /// Processes all complete parts.
  mutating func mendAll() {
    while position < bytes.count {
      let isWhole =
        switch state {
        case .content: mendContent()
        case .comment: skip(through: "-->")
        case .instruction(endsAtBracket: false): skip(through: "?>")
        case .instruction(endsAtBracket: true): skip(through: ">")
        case .section: mendSection()
        case .over: skipAll()
        }
      if !isWhole { return }
    }
  }

  /// Processes either the text up to the next tag, or the next tag.
  ///
  /// - Returns: Whether the part was complete. Otherwise more bytes are needed.
  private mutating func mendContent() -> Bool {
    let end = firstIndex(before: bytes.count) { $0.equals(UInt8(ascii: "<")) } ?? bytes.count
    guard end == position else { return mendText(upTo: end) }
    guard position + 1 < bytes.count else { return isLast && mendBracket() }
    switch bytes[position + 1] {
    case UInt8(ascii: "/"): return mendEndTag()
    case UInt8(ascii: "!"): return mendDeclaration()
    case UInt8(ascii: "?"): return mendInstruction()
    default: return XMLNames.mayBegin(bytes[position + 1]) ? mendStartTag() : mendBracket()
    }
  }

  /// Escapes a `<` that does not start a tag.
  mutating func mendBracket() -> Bool {
    if isLetOut {
      note("this “<” does not start a tag")
      write("&#60;")
    }
    position += 1
    return true
  }

  private mutating func mendText(upTo end: Int) -> Bool {
    guard isLetOut else {
      leaveOutText(upTo: end)
      return true
    }
    while position < end, !isOver {
      let mark =
        firstIndex(before: end) {
          $0.equals(UInt8(ascii: "&")) | $0.equals(UInt8(ascii: "]"))
        } ?? end
      write(position..<mark)
      position = mark
      guard mark < end else { return true }
      if bytes[mark] == UInt8(ascii: "]") {
        // “]]>” is not allowed in text, and libxml2 would lose the text before it.
        write(mark + 1 == end || bytes[mark + 1] == UInt8(ascii: "]") ? "&#93;" : "]")
        position += 1
      } else if !mendReference(upTo: end) {
        return false
      }
    }
    return true
  }

  /// Processes an `&` and the reference that it may start.
  mutating func mendReference(upTo end: Int) -> Bool {
    let isCut = end == bytes.count && !isLast
    switch XMLReference(in: bytes[position..<end], isCut: isCut) {
    case .cut: return false
    case .character(let character, let length):
      // In an attribute, a line break from a numeric reference must stay a reference.
      character.value < 0x20
        ? write("&#\(character.value);".utf8) : writeEscaped(String(character).utf8)
      position += length
    case .named(let name):
      mendEntity(name)
    case .none:
      note("this “&” does not start a reference")
      write("&#38;")
      position += 1
    }
    return true
  }

  private mutating func mendEntity(_ name: ArraySlice<UInt8>) {
    switch entities.text(of: name) {
    case .text(let text): writeEscaped(text)
    case .unknown:
      note("there is no entity “\(Self.text(name))”")
      writeEscaped(bytes[position...name.endIndex])
    case .tooMuch:
      note("entities make the document too long, so the rest is ignored")
      state = .over
    }
    position = name.endIndex + 1
  }
}

// MARK: - Comments, sections and declarations

extension XMLMending {
  private mutating func mendDeclaration() -> Bool {
    let start = bytes[position...].prefix(9)
    if start.starts(with: "<!--".utf8) {
      leaveOut(upTo: position + 4)
      state = .comment
    } else if start.elementsEqual("<![CDATA[".utf8) {
      leaveOut(upTo: position + 9)
      state = .section
    } else if start.count == 9, String(decoding: start, as: UTF8.self).uppercased() == "<!DOCTYPE" {
      return mendDoctype()
    } else if start.count < 9, !isLast {
      return false
    } else {
      return mendBracket()
    }
    return true
  }

  private mutating func mendDoctype() -> Bool {
    var reader = DoctypeReader(bytes[position...])
    if !hasEndlessDoctype, let end = reader.read() {
      for entity in reader.entities { entities.declare(entity.name, as: entity.text) }
      leaveOut(upTo: end)
      return true
    }
    guard isLast || bytes.count - position > Self.tokenLimit else { return false }
    note("the document type has no end")
    hasEndlessDoctype = true
    let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1
    leaveOut(upTo: end + 1)
    return true
  }

  private mutating func mendInstruction() -> Bool {
    let start = bytes[position...].prefix(6)
    guard start.count == 6 || isLast else { return false }
    let isDeclaration = start.starts(with: "<?xml".utf8) && start.last?.isBlankOrLineBreak == true
    leaveOut(upTo: position + 2)
    state = .instruction(endsAtBracket: isDeclaration)
    return true
  }

  /// Skips the text up to and including a mark. The mark may be split across chunks.
  private mutating func skip(through mark: StaticString) -> Bool {
    let length = mark.utf8CodeUnitCount
    let mark = mark.withUTF8Buffer { unsafe Array($0) }
    var index = position
    while let found = bytes[index...].firstIndex(of: mark[0]) {
      if bytes[found...].starts(with: mark) {
        leaveOut(upTo: found + length)
        state = .content
        return true
      }
      index = found + 1
    }
    leaveOut(upTo: max(position, bytes.count - (isLast ? 0 : length - 1)))
    return isLast
  }

  private mutating func skipAll() -> Bool {
    position = bytes.count
    return true
  }

  /// Outputs the available part of a CDATA section as a complete section.
  private mutating func mendSection() -> Bool {
    var end = bytes.count
    var index = position
    var isClosed = false
    while !isClosed,
      let found = bytes.span.firstIndex(from: index, where: { $0.equals(UInt8(ascii: "]")) })
    {
      isClosed = bytes[found...].starts(with: "]]>".utf8)
      if isClosed { end = found } else { index = found + 1 }
    }
    if !isClosed, !isLast {
      // The first part of the closing mark may already have arrived.
      while end > position, bytes.count - end < 2, bytes[end - 1] == UInt8(ascii: "]") { end -= 1 }
    }
    if isLetOut, end > position {
      write("<![CDATA[")
      write(position..<end)
      write("]]>")
      position = end
    } else {
      leaveOutText(upTo: end)
    }
    guard isClosed else { return isLast }
    position += 3
    state = .content
    return true
  }
}
