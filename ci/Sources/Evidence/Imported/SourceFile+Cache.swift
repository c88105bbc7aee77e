extension ScannedFile: Cacheable {
  /// Only a file without a problem is kept.
  func write(to writer: inout ByteWriter) {
    writer.write(digest ?? 0)
    writer.write(file.path)
    writer.write(file.module)
    writer.write(file.imports) { writer, element in
      writer.write(element.module)
      writer.write(element.place)
      writer.write(element.attributes) { $0.write($1) }
      writer.write(element.access)
    }
    writer.write(file.mentions) { writer, element in
      writer.write(element.word.token)
      writer.write(element.word.form.rawValue)
      writer.write(element.place)
      writer.write(element.base)
    }
    writer.write(file.declarations) { writer, element in
      writer.write(element.kind.rawValue)
      writer.write(element.name)
      writer.write(element.container) { $0.write($1) }
      writer.write(element.access)
      writer.write(element.place)
      writer.write(element.types) { $0.write($1) }
    }
    writer.write(file.tests) { $0.write($1) }
    writer.write(file.functions) { writer, element in
      writer.write(element.name)
      writer.write(element.isTest)
      writer.write(element.checks)
      writer.write(element.calls) { $0.write($1) }
      writer.write(element.place)
    }
  }

  init(from reader: inout ByteReader) throws(CorruptCache) {
    digest = try reader.number()
    file = SourceFile(
      path: try reader.text(), module: try reader.text(),
      imports: try reader.list { reader throws(CorruptCache) in
        ImportStatement(
          module: try reader.text(), place: try reader.place(),
          attributes: try reader.list { reader throws(CorruptCache) in try reader.text() },
          access: try reader.optionalText())
      },
      mentions: try reader.list { reader throws(CorruptCache) in
        Mention(
          word: WatchedWord(try reader.text(), try reader.value()), place: try reader.place(),
          base: try reader.optionalText())
      },
      declarations: try reader.list { reader throws(CorruptCache) in
        Declaration(
          kind: try reader.value(), name: try reader.text(),
          container: try reader.list { reader throws(CorruptCache) in try reader.text() },
          access: try reader.optionalText(), place: try reader.place(),
          types: try reader.list { reader throws(CorruptCache) in try reader.text() })
      },
      tests: try reader.list { reader throws(CorruptCache) in try reader.text() },
      functions: try reader.list { reader throws(CorruptCache) in
        TestingFunction(
          name: try reader.text(), isTest: try reader.flag(), checks: try reader.flag(),
          calls: try reader.list { reader throws(CorruptCache) in try reader.text() },
          place: try reader.place())
      })
  }
}
