import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerRequestTests {
  @Test(
    arguments: [
      ("a=1&b=2", "1"), ("a=1&a=2", "1"), ("a", ""), ("a=", ""), ("&&a=x=y&", "x=y"),
      ("a=1+2", "1 2"), ("a=1%2B2", "1+2"), ("%61=%C3%BC", "ü"), ("a=%zz%4", "%zz%4"),
      ("a=%FF", "\u{FFFD}"), ("a=100%", "100%"), ("b=1", nil), ("", nil),
    ] as [(String, String?)])
  func readsFieldsAsBrowsersWriteThem(_ text: String, _ value: String?) {
    #expect(FormFields(encoded: text.utf8)["a"] == value)
  }

  @Test(arguments: [("true", true), ("1", true), ("false", false), ("0", false), ("", nil)])
  func readsAFlag(_ text: String, _ value: Bool?) throws {
    #expect(try FormFields([("a", text)]).flag("a") == value)
  }

  @Test(arguments: [("yes", true), ("no", false), ("", nil)])
  func readsTheWordsYesAndNo(_ text: String, _ value: Bool?) throws {
    #expect(try FormFields([("a", text)]).says("a") == value)
    #expect(throws: Problem.self) { try FormFields([("a", "maybe")]).says("a") }
  }

  @Test func rejectsAnInvalidFlag() {
    let problem = Problem(
      .unprocessableContent, "“a” must be “true” or “false”, got “yes\u{FFFD}”.")
    #expect(throws: problem) { try FormFields([("a", "yes\u{1B}")]).flag("a") }
  }

  @Test(arguments: [
    (#"form-data; name="a b"; filename="c;d.html""#, "form-data", "a b", "c;d.html"),
    (#"Form-Data ; NAME=x;filename="a\"b""#, "form-data", "x", "a\"b"),
    ("form-data", "form-data", nil, nil), ("", "", nil, nil), ("x; name", "x", nil, nil),
  ])
  func readsAFieldWithParameters(
    _ text: String, _ word: String, _ name: String?, _ file: String?
  ) {
    let field = ContentType(text)
    #expect(field.name == word)
    #expect(field["name"] == name)
    #expect(field["filename"] == file)
  }

  @Test func keepsAPlusInAPath() {
    #expect(String(unescaping: "a+b%20c".utf8, plusIsSpace: false) == "a+b c")
  }

  @Test func readsTheQueryOfItsPath() {
    #expect(request(path: "/bookmarks?q=x?y&tag=z").query["q"] == "x?y")
    #expect(request(path: "/bookmarks").query == FormFields([]))
    #expect(request(path: "/bookmarks?id=1&q=x&id=2").query.all("id") == ["1", "2"])
  }

  @Test(arguments: [
    "application/json", "Application/JSON", "application/json; charset=utf-8",
    "application/json ;x",
  ])
  func readsJSONByItsContentType(_ type: String) throws {
    #expect(try request(type: type).json() == [1, 2])
  }

  @Test(arguments: [nil, "", "text/plain", "application/jsonp", "text/plain;application/json"])
  func rejectsJSONOfAnotherContentType(_ type: String?) {
    let error = #expect(throws: Problem.self) { try request(type: type).json() }
    #expect(error?.status == .unsupportedMediaType)
  }

  @Test func readsAFormOnlyByItsContentType() throws {
    let form = try request(type: "application/x-www-form-urlencoded").form()
    #expect(form == FormFields([("\u{1}\u{2}", "")]))
    #expect(throws: Problem.self) { try request(type: "multipart/form-data").form() }
  }

  private func request(path: String = "/", type: String? = nil) -> ServerRequest {
    var fields: HTTPFields = [:]
    fields[.contentType] = type
    return ServerRequest(head: .fixture(path, .post, fields: fields), body: [1, 2])
  }
}

@Suite struct ServerMultipartTests {
  private typealias Event = MultipartReader.Event

  @Test(arguments: [1, 2, 3, 5, 17, 1000])
  func findsThePartsInPiecesOfAnySize(_ size: Int) throws {
    let events = try read(
      """
      preamble\r\n--b \r\nContent-Disposition: form-data; name="a"\r\n\r\none\r\n--c\r\n\
      --b\r\nX: y\r\ncontent-disposition:form-data;name=f;filename="x.html"\r\n\r\n\r\n-\r\n\r\n\
      --b\r\nContent-Disposition: form-data; name=""\r\n\r\n\r\n--b--\r\nepilogue --b
      """, pieces: size)
    #expect(
      events == [
        .part(name: "a", fileName: nil), .bytes(Array("one\r\n--c".utf8)), .partEnd,
        .part(name: "f", fileName: "x.html"), .bytes(Array("\r\n-\r\n".utf8)), .partEnd,
        .part(name: "", fileName: nil), .partEnd, .end,
      ])
  }

  @Test func findsABoundaryAtTheVeryBeginning() throws {
    #expect(try read("--b--", pieces: 1) == [.end])
    let form = "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n--b--"
    #expect(try read(form, pieces: 100) == [.part(name: "a", fileName: nil), .partEnd, .end])
  }

  @Test(arguments: [
    "", "--b", "--b\r\n", "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nabc",
    "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nabc\r\n--b\r\n", "nothing",
  ])
  func reportsATruncatedBody(_ text: String) {
    #expect(throws: MultipartMistake.cutShort) { try read(text, pieces: 4) }
  }

  @Test(arguments: [
    "--b\r\n\r\nabc\r\n--b--", "--b\r\nContent-Type: text/html\r\n\r\nabc\r\n--b--",
    "--b\r\nContent-Disposition: attachment; name=a\r\n\r\nabc\r\n--b--",
    "--b\r\nContent-Disposition: form-data\r\n\r\nabc\r\n--b--", "--bx\r\n\r\n--b--",
  ])
  func rejectsAnInvalidPart(_ text: String) {
    #expect(throws: MultipartMistake.malformed) { try read(text, pieces: 100) }
  }

  @Test func limitsHeadersPartsAndTheBoundary() throws {
    let blanks = String(repeating: " ", count: MultipartReader.headLimit + 8)
    #expect(throws: MultipartMistake.headTooLong) { try read("--b\r\nX:\(blanks)", pieces: 99) }
    #expect(throws: MultipartMistake.headTooLong) { try read("--b\(blanks)", pieces: 99) }
    #expect(throws: MultipartMistake.headTooLong) { try read(blanks, pieces: 99) }
    let part = "--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n"
    let parts = { (count: Int) in String(repeating: part, count: count) + "--b--" }
    #expect(try read(parts(MultipartReader.partLimit), pieces: 999).last == .end)
    #expect(throws: MultipartMistake.tooManyParts) {
      try read(parts(MultipartReader.partLimit + 1), pieces: 999)
    }
    #expect(throws: MultipartMistake.noBoundary) { try MultipartReader(boundary: "") }
    let long = String(repeating: "b", count: MultipartReader.boundaryLimit + 1)
    #expect(throws: MultipartMistake.noBoundary) { try MultipartReader(boundary: long) }
  }

  @Test func buffersNoMoreThanABoundaryOfAFile() throws {
    var reader = try MultipartReader(boundary: "b")
    _ = try reader.read(Array("--b\r\nContent-Disposition: form-data; name=f\r\n\r\n".utf8))
    var count = 0
    for _ in 0..<64 {
      for case .bytes(let bytes) in try reader.read([UInt8](repeating: 13, count: 4096)) {
        count += bytes.count
      }
      #expect(reader.heldBytes < 8)
    }
    #expect(count > 64 * 4096 - 8)
  }

  @Test func readsTheFieldsBeforeTheFileAndThenTheFile() async throws {
    let form = try await form(
      """
      --b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n\
      --b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nabc\r\n\
      --b\r\nContent-Disposition: form-data; name="y"\r\n\r\n2\r\n--b--
      """)
    #expect(form.fields == FormFields([("x", "1")]))
    var bytes: [UInt8] = []
    while let piece = try await form.file.next() { bytes += piece }
    #expect(bytes == Array("abc".utf8))
    #expect(try await form.file.next() == nil)
  }

  @Test(arguments: [
    "--b--", "--b\r\nContent-Disposition: form-data; name=file; filename=\"\"\r\n\r\n\r\n--b--",
    "--b\r\nContent-Disposition: form-data; name=\"file\"\r\n\r\nabc\r\n--b--",
  ])
  func saysThatNoFileWasChosen(_ text: String) async {
    let problem = Problem(
      .unprocessableContent, "No file was chosen. Choose one, and send the form again.")
    await #expect(throws: problem) { try await form(text) }
  }

  @Test func failsIfTheFileEndsEarly() async throws {
    let form = try await form(
      "--b\r\nContent-Disposition: form-data; name=file; filename=f\r\n\r\nabc")
    await #expect(
      throws: FileFailure.unreadable(path: "the upload", reason: "it is incomplete")
    ) {
      while try await form.file.next() != nil {}
    }
  }

  @Test func explainsWhyAFormCannotBeRead() async {
    let cut = Problem(.badRequest, "The form cannot be read: it is incomplete.")
    await #expect(throws: cut) { try await form("--b\r\n") }
    let type = ContentType("multipart/form-data")
    let unbounded = Problem(
      .badRequest, "The form cannot be read: its content type has no boundary of 1 to 70 bytes.")
    await #expect(throws: unbounded) {
      try await MultipartForm(BytesSource(""), type: type, fileIn: "file")
    }
  }

  private func form(_ text: String) async throws -> MultipartForm {
    try await MultipartForm(
      BytesSource(Array(text.utf8), pieceSize: 11),
      type: ContentType("multipart/form-data; boundary=b"), fileIn: "file")
  }

  /// The events of a body that is read in pieces of a size, with adjacent bytes joined.
  private func read(_ text: String, pieces size: Int) throws -> [Event] {
    var reader = try MultipartReader(boundary: "b")
    var events: [Event] = []
    for piece in Array(text.utf8).pieces(of: size) {
      for event in try reader.read(piece) {
        if case .bytes(let more) = event, case .bytes(let before) = events.last {
          events[events.count - 1] = .bytes(before + more)
        } else {
          events.append(event)
        }
      }
    }
    try reader.finish()
    return events
  }
}

@Suite struct ServerEntityTagsTests {
  @Test(arguments: [
    ("*", EntityTags.any), (" * ", .any), (#""a""#, .strong(["a"])),
    (#""a", "b","""#, .strong(["a", "b", ""])), (#"W/"a""#, .strong([])),
    (#"W/"a", "b""#, .strong(["b"])), (#""a,b""#, .strong(["a,b"])),
  ])
  func readsTagsAndIgnoresWeakOnes(_ field: String, _ tags: EntityTags) throws {
    #expect(try EntityTags(.ifMatch, of: .fixture(fields: [.ifMatch: field])) == tags)
  }

  @Test func acceptsAWeakTagForIfNoneMatch() throws {
    let request = HTTPRequest.fixture(fields: [.ifNoneMatch: #"W/"a", "b""#])
    #expect(try EntityTags(.ifNoneMatch, of: request) == .strong(["a", "b"]))
  }

  @Test func isNilWithoutTheField() throws {
    #expect(try EntityTags(.ifMatch, of: .fixture()) == nil)
  }

  @Test(arguments: [
    "", " , ", "a", #""a"#, #"w/"a""#, #""a" b"#, #""1","2","3","4","5","6","7","8","9""#,
  ])
  func rejectsAnInvalidTag(_ field: String) {
    let request = HTTPRequest.fixture(fields: [.ifMatch: field])
    let problem = #expect(throws: Problem.self) { try EntityTags(.ifMatch, of: request) }
    #expect(problem?.status == .badRequest)
    #expect(problem?.detail.hasPrefix("Invalid If-Match.") == true)
  }
}
