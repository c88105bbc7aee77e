extension ModuleInterface: Cacheable {
  func write(to writer: inout ByteWriter) {
    writer.write(module)
    writer.write(declarations) { writer, element in
      writer.write(element.path) { $0.write($1) }
      writer.write(element.kind.rawValue)
      writer.write(element.text)
      writer.write(element.access)
      writer.write(element.usr)
      writer.write(element.isSynthesized)
      writer.write(element.mentions) { $0.write($1) }
      writer.write(element.conformances) { $0.write($1) }
      writer.write(element.place != nil)
      if let place = element.place { writer.write(place) }
    }
  }

  init(from reader: inout ByteReader) throws(CorruptCache) {
    self.init(
      module: try reader.text(),
      declarations: try reader.list { reader throws(CorruptCache) in
        PublicDeclaration(
          path: try reader.list { reader throws(CorruptCache) in try reader.text() },
          kind: try reader.value(), text: try reader.text(), access: try reader.text(),
          usr: try reader.text(), isSynthesized: try reader.flag(),
          mentions: try reader.list { reader throws(CorruptCache) in try reader.mentioned() },
          conformances: try reader.list { reader throws(CorruptCache) in try reader.mentioned() },
          place: try reader.flag() ? try reader.place() : nil)
      })
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ mentioned: PublicDeclaration.Mentioned) {
    write(mentioned.name)
    write(mentioned.usr)
    write(mentioned.owner)
  }
}

extension ByteReader {
  fileprivate mutating func mentioned() throws(CorruptCache) -> PublicDeclaration.Mentioned {
    PublicDeclaration.Mentioned(name: try text(), usr: try text(), owner: try optionalText())
  }
}
