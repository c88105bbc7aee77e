internal import CoreDomain

extension XMLMending {
  /// Processes a start tag and opens its element.
  mutating func mendStartTag() -> Bool {
    guard let end = tag.read(bytes, from: position) else { return mendEndlessTag() }
    guard tag.hasName(in: bytes) else { return mendBracket() }
    open.append(bytes[tag.name])
    if open.count <= limits.depth {
      begin()
      if tag.isWellFormed, !tag.hasReferences { write(position..<end) } else { writeTag() }
      position = end
    } else {
      if open.count == limits.depth + 1 { note("elements are nested too deeply") }
      leaveOut(upTo: end)
    }
    if tag.isClosed { open.removeLast() }
    return true
  }

  /// Processes an end tag and closes the elements that it ends.
  mutating func mendEndTag() -> Bool {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") }
    let rest = bytes[(position + 2)...]
    guard let end = rest.firstIndex(where: isEnd) else { return mendEndlessTag() }
    let name = rest[..<end].prefix { !$0.isBlankOrLineBreak && $0 != UInt8(ascii: "/") }
    if let count = open.countThrough(name) {
      for _ in 0..<count { close() }
    } else {
      note("“\(Self.text(name))” is closed, but not open")
    }
    leaveOut(upTo: bytes[end] == UInt8(ascii: ">") ? end + 1 : end)
    return true
  }

  /// Drops a tag that exceeds the size limit.
  private mutating func mendEndlessTag() -> Bool {
    guard bytes.count - position > Self.tokenLimit else { return false }
    note("a tag has no end")
    leaveOut(upTo: bytes.count)
    return true
  }

  /// Closes the innermost element.
  mutating func close() {
    if isLetOut {
      write("</")
      write(open.last)
      write(">")
    }
    open.removeLast()
  }

  /// Outputs the valid parts of a tag.
  private mutating func writeTag() {
    if !tag.isWellFormed { note("a tag is not well-formed") }
    write("<")
    write(tag.name)
    for attribute in tag.attributes.prefix(XMLTag.attributeLimit)
    where tag.isAttribute(attribute, in: bytes) {
      write(" ")
      write(attribute.name)
      write("=\"")
      position = attribute.value.lowerBound
      writeValue(upTo: attribute.value.upperBound)
      write("\"")
    }
    write(tag.isClosed ? "/>" : ">")
  }

  private mutating func writeValue(upTo end: Int) {
    while position < end, !isOver {
      if bytes[position] == UInt8(ascii: "&") {
        _ = mendReference(upTo: end)
      } else {
        writeEscaped(bytes[position...position])
        position += 1
      }
    }
  }
}
