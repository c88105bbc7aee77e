package import CoreDomain
import HTTPTypes

/// An uploaded form with a file. It contains the fields before the file, and the file as a source
/// that is read while the file arrives.
package struct MultipartForm: Sendable {
  package let fields: FormFields
  package let file: any ByteSource

  /// Reads a form up to the start of its file.
  ///
  /// - Parameter name: The name of the file's field.
  /// - Throws: ``Problem`` if the body is malformed or incomplete, if a field before the file is
  ///   too long, or if the user chose no file.
  package init(_ source: any ByteSource, type: ContentType, fileIn name: String)
    async throws(Problem)
  {
    let parts: MultipartParts
    do throws(MultipartMistake) {
      parts = MultipartParts(source, try MultipartReader(boundary: type["boundary"] ?? ""))
    } catch {
      throw Problem(.badRequest, "The form cannot be read: \(error).")
    }
    let fields: [(name: String, value: String)]?
    do throws(FileFailure) {
      fields = try await parts.fields(before: name)
    } catch {
      throw Problem(ofForm: error)
    }
    guard let fields else {
      throw Problem(
        .unprocessableContent, "No file was chosen. Choose one, and send the form again.")
    }
    self.fields = FormFields(fields)
    file = parts
  }
}

extension Problem {
  fileprivate init(ofForm failure: FileFailure) {
    if case .unreadable(_, let reason) = failure {
      self.init(.badRequest, "The form cannot be read: \(reason).")
    } else {
      self.init(ofBody: failure)
    }
  }
}

/// The parts of a form. As a source, it returns the bytes of the current part.
private actor MultipartParts: ByteSource {
  private let source: any ByteSource
  private var reader: MultipartReader
  private var events: ArraySlice<MultipartReader.Event> = []
  private var isAtEnd = false

  init(_ source: any ByteSource, _ reader: MultipartReader) {
    self.source = source
    self.reader = reader
  }

  /// Reads up to the start of a file.
  ///
  /// - Returns: The fields before the file, or `nil` if the file is missing or no file was chosen.
  func fields(before name: String) async throws(FileFailure) -> [(name: String, value: String)]? {
    var fields: [(name: String, value: String)] = []
    var value: [UInt8] = []
    while let event = try await event() {
      switch event {
      case .part(name: name, fileName: let fileName?):
        // Browsers send an empty file name if no file was chosen.
        return fileName.isEmpty ? nil : fields
      case .part(let name, fileName: _):
        fields.append((name: name, value: ""))
        value = []
      case .bytes(let bytes):
        value += bytes
        guard value.count <= BodyUse.limit else {
          throw .tooLarge(path: LimitedSource.name, limit: BodyUse.limit)
        }
      case .partEnd:
        if let last = fields.popLast() {
          fields.append((name: last.name, value: String(decoding: value, as: UTF8.self)))
        }
      case .end:
        return nil
      }
    }
    return nil
  }

  func next() async throws(FileFailure) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    guard case .bytes(let bytes) = try await event() else {
      isAtEnd = true
      return nil
    }
    return bytes
  }

  private func event() async throws(FileFailure) -> MultipartReader.Event? {
    while events.isEmpty {
      guard let bytes = try await source.next() else {
        try check { reader throws(MultipartMistake) in
          try reader.finish()
          return []
        }
        return nil
      }
      try check { reader throws(MultipartMistake) in try reader.read(bytes) }
    }
    return events.popFirst()
  }

  private func check(
    _ work: (inout MultipartReader) throws(MultipartMistake) -> [MultipartReader.Event]
  ) throws(FileFailure) {
    do throws(MultipartMistake) {
      events = try work(&reader)[...]
    } catch {
      throw .unreadable(path: LimitedSource.name, reason: "\(error)")
    }
  }
}
