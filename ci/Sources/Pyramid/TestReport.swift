import Foundation
import FoundationXML
public import Toolbox

/// What a runner of tests reported, as JUnit. It has one entry for each test function, however many
/// arguments the function ran with.
public struct TestReport: Hashable, Sendable {
  /// From the start of the first test to the end of the last one.
  public var seconds: Double
  /// In the order of the report.
  public var tests: [TestRun]

  public init(seconds: Double, tests: [TestRun]) {
    self.seconds = seconds
    self.tests = tests
  }
}

/// A test function that ran.
public struct TestRun: Hashable, Sendable {
  /// The test target: `BookmarksUnitTests`.
  public var target: String
  /// The suites around it, with dots between; empty for a function that stands alone.
  public var suite: String
  /// The function, with the labels of its arguments: `keeps(_:)`.
  public var function: String
  /// From its start to its end. Tests run side by side: what it waited for its turn is part of it.
  public var seconds: Double
  /// What it said, failure by failure; none for a test that passed.
  public var failures: [String]

  public var hasFailed: Bool { !failures.isEmpty }

  public init(
    target: String, suite: String = "", function: String = "", seconds: Double = 0,
    failures: [String] = []
  ) {
    self.target = target
    self.suite = suite
    self.function = function
    self.seconds = seconds
    self.failures = failures
  }
}

extension TestReport {
  /// Reads a report.
  ///
  /// - Parameter name: what a failure calls it.
  /// - Throws: ``ToolFailure`` when it is no JUnit.
  public init(xml: String, name: String) throws(ToolFailure) {
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(Self.readable(xml).utf8))
    parser.delegate = reader
    guard parser.parse(), let seconds = reader.seconds else {
      throw ToolFailure("\(name) is no report of tests in JUnit’s format.")
    }
    self.init(seconds: seconds, tests: reader.tests)
  }

  /// The text without what XML has no way to say: the runner writes a control character of a
  /// failure’s message as it is, and a parser stops there.
  private static func readable(_ xml: String) -> String {
    let lines: Set<Unicode.Scalar> = ["\t", "\n", "\r"]
    guard xml.unicodeScalars.contains(where: { $0.value < 32 && !lines.contains($0) }) else {
      return xml
    }
    var scalars = String.UnicodeScalarView()
    for scalar in xml.unicodeScalars {
      scalars.append(scalar.value < 32 && !lines.contains(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}

/// Listens to the parser of XML.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var seconds: Double?
  var tests: [TestRun] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "testsuite":
      seconds = (seconds ?? 0) + (attributes["time"].flatMap(Double.init) ?? 0)
    case "testcase":
      let names = (attributes["classname"] ?? "").split(separator: ".")
      tests.append(
        TestRun(
          target: names.first.map(String.init) ?? "",
          suite: names.dropFirst().joined(separator: "."), function: attributes["name"] ?? "",
          seconds: attributes["time"].flatMap(Double.init) ?? 0))
    case "failure", "error":
      guard !tests.isEmpty else { return }
      tests[tests.count - 1].failures.append(attributes["message"] ?? "")
    default: break
    }
  }
}
