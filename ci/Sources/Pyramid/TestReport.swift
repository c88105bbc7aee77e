import Foundation
import FoundationXML
public import Toolbox

/// What a runner of tests reported, as JUnit. It has one entry for each test function, however many
/// arguments the function ran with.
public struct TestReport: Hashable, Sendable {
  /// From the start of the first test to the end of the last one.
  public var seconds: Double
  public var tests: [TestRun]

  public init(seconds: Double, tests: [TestRun]) {
    self.seconds = seconds
    self.tests = tests
  }
}

/// A test function that ran.
public struct TestRun: Hashable, Sendable {
  /// The test target.
  public var target: String
  /// From its start to its end. Tests run side by side: what it waited for its turn is part of it.
  public var seconds: Double
  public var hasFailed: Bool

  public init(target: String, seconds: Double, hasFailed: Bool = false) {
    self.target = target
    self.seconds = seconds
    self.hasFailed = hasFailed
  }
}

extension TestReport {
  /// Reads a report.
  ///
  /// - Parameter name: what a failure calls it.
  /// - Throws: ``ToolFailure`` when it is no JUnit.
  public init(xml: String, name: String) throws(ToolFailure) {
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    guard parser.parse(), let seconds = reader.seconds else {
      throw ToolFailure("\(name) is no report of tests in JUnit’s format.")
    }
    self.init(seconds: seconds, tests: reader.tests)
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
      let target = attributes["classname"]?.split(separator: ".").first ?? ""
      let time = attributes["time"].flatMap(Double.init) ?? 0
      tests.append(TestRun(target: String(target), seconds: time))
    case "failure", "error":
      if !tests.isEmpty { tests[tests.count - 1].hasFailed = true }
    default: break
    }
  }
}
