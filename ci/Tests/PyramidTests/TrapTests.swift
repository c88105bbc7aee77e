import Pyramid
import Testing
import Toolbox

@Suite struct TrapTests {
  @Test func readsWhatTheTrapNoted() throws {
    let notes = try TrapNotes(
      text: "armed /a b/Tests.xctest\nopen\t/etc/hosts\t0x1 0x2 ~0x3 \narmed /a b/Tests.xctest\n")
    #expect(notes.runner == "/a b/Tests.xctest")
    #expect(
      notes.notes == [
        TrapNote(call: "open", subject: "/etc/hosts", stack: ["0x1", "0x2"], callers: ["0x3"])
      ])
    #expect(notes.offsets == ["0x1", "0x2", "0x3"])
  }

  @Test(arguments: ["", "open\t/etc/hosts\t0x1\n"])
  func aTrapThatWasNeverSetIsAFailure(_ text: String) {
    #expect(throws: ToolFailure.self) { try TrapNotes(text: text) }
  }

  @Test(arguments: [
    ("open", "reaches for the file “/a”", "InMemoryFileSystem"),
    ("mkdir", "reaches for the file “/a”", "InMemoryFileSystem"),
    ("socket", "opens a socket", "StubHTTPClient"),
    ("getaddrinfo", "opens a socket", "StubHTTPClient"),
    ("posix_spawn", "starts the process “/a”", "end-to-end"),
    ("execve", "starts the process “/a”", "end-to-end"),
    ("fork", "starts the process “/a”", "end-to-end"),
  ])
  func namesTheTestWhatItDidAndWhatToDo(_ call: String, _ deed: String, _ instead: String) throws {
    let found = try findings("\(call)\t/a\t0x1 0x9\n").map(\.description)
    let text =
      "Tests/Unit/Core/RouteTests.swift:7: unit-test-opens: the unit test "
      + "“RouteTests.reads()” \(deed). Instead: "
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(text) == true, "\(found)")
    #expect(found.first?.contains(instead) == true)
  }

  @Test func namesTheFunctionThatATestCalledAndItsPlace() throws {
    let found = try findings("open\t/a\t0x2 0x1\n")
    #expect(found.map(\.test) == ["RouteTests.reads()"])
    #expect(found.map(\.place) == ["Modules/Core/Domain/Route.swift:3"])
    #expect(found.map(\.deed) == ["reaches for the file “/a”, in “Route.load()”"])
  }

  @Test func followsTheCallersOfAnAsyncFunctionAndNoOthers() throws {
    #expect(try findings("open\t/a\t0x2 ~0x1 ~0x3\n").map(\.test) == ["RouteTests.waits()"])
    #expect(try findings("open\t/a\t0x2 ~0x1\n").map(\.test) == [nil])
  }

  @Test func saysThatItCannotTellTheTest() throws {
    let found = try findings("open\t/a\t0x2\n").map(\.description)
    #expect(found.first?.contains("a unit test (its stack does not say which)") == true)
    #expect(try findings("open\t/a\t\n").map(\.place) == [nil])
  }

  @Test func saysOnceWhatATestDidTwice() throws {
    #expect(try findings("socket\t\t0x1\nbind\t\t0x1\nconnect\t\t0x1\n").count == 1)
  }

  @Test(arguments: [
    ("RouteTests.reads()", "RouteTests.reads()"),
    ("(1) await resume partial function for RouteTests.waits(_:)", "RouteTests.waits(_:)"),
    ("closure #1 @Sendable (a) in closure #2 in RouteTests.reads()", "RouteTests.reads()"),
    ("static RouteTests.all()", "RouteTests.all()"),
    ("(extension in Core):Swift.String.cut()", "Swift.String.cut()"),
  ])
  func aNameIsThatOfTheFunctionAround(_ demangled: String, _ name: String) {
    #expect(TrapSymbols.functionName(demangled) == name)
  }

  private func findings(_ notes: String) throws -> [TrapFinding] {
    try TrapNotes(text: "armed /t.xctest\n\(notes)").findings(
      frames: frames, in: Repository(root: "/code"))
  }

  private let frames = [
    "0x1": frame("reads", "RouteTests.reads()", "/code/Tests/Unit/Core/RouteTests.swift", 7),
    "0x2": frame("load", "Route.load()", "/code/Modules/Core/Domain/Route.swift", 3),
    "0x3": frame("waitsTQ0_", "RouteTests.waits()", "/code/Tests/Unit/Core/RouteTests.swift", 9),
    "0x9": frame("main", "main", "/tmp/generated.swift", 1),
  ]
}

private func frame(_ symbol: String, _ name: String, _ file: String, _ line: Int) -> TrapFrame {
  TrapFrame(symbol: symbol, name: name, file: file, line: line)
}
