import Foundation
import Testing

// The rules that no compiler knows, as tests that read the sources of stage 6. Each says what to do instead.
struct RuleTests {
  /// The imports that each module may have.
  private static let imports: [String: Set<String>] = [
    "Domain": [],
    "List": ["Domain6"],
    "App": ["Domain6", "List6", "Foundation"],
    "System": ["Domain6", "Foundation"],
    "Web": ["Domain6", "Foundation", "FoundationNetworking"],
    "Testing": ["App6", "Domain6"],
    "Main": ["App6", "Foundation", "List6", "System6", "Web6"],
  ]

  /// Words that reach for the world, and the modules that may.
  private static let confined: [String: Set<String>] = [
    "Date()": ["System"],
    "FileManager": ["System"],
    "URLSession": ["Web"],
    "ProcessInfo": ["Main"],
    ".current": ["Main"],
    "print(": ["Main"],
  ]

  @Test func everyModuleHasItsRule() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: "\(Self.root)/6-Types")
    #expect(
      Set(modules.filter { !$0.contains(".") }) == Set(Self.imports.keys).union(["Tests"]),
      "Say in RuleTests.swift what a new module may import.")
  }

  @Test(arguments: Self.imports.keys.sorted())
  func aModuleHasOnlyAllowedImports(module: String) throws {
    let allowed = Self.imports[module] ?? []
    for (file, text) in try Self.sources(in: module) {
      for name in text.matches(of: #/(?m)^(?:\w+ )?import (\w+)/#).map({ String($0.1) }) {
        #expect(allowed.contains(name), "\(file) imports \(name); it needs a port in Domain.")
      }
    }
  }

  @Test(arguments: Self.confined.keys.sorted())
  func effectsAreConfined(word: String) throws {
    for module in Self.imports.keys where Self.confined[word]?.contains(module) == false {
      for (file, text) in try Self.sources(in: module) {
        #expect(!text.contains(word), "\(file) says “\(word)”; it is handed in elsewhere.")
      }
    }
  }

  @Test func everyPortHasAContractForItsDoubleAndItsAdapter() throws {
    let ports = try Self.sources(in: "Domain").flatMap { _, text in
      text.matches(of: #/public protocol (\w+)/#).map { String($0.1) }
    }
    #expect(ports.count == 3)
    for port in ports {
      for tests in ["DoublesTests", "AdapterTests"] {
        let isKept = try Self.text(of: "7-Guards/Tests/\(tests).swift").contains("\(port)Contract")
        #expect(isKept, "No test in \(tests) runs \(port)Contract.")
      }
    }
  }

  /// The folder of the trail. `measure` looks at a copy of it, where a rule is broken.
  private static let root =
    ProcessInfo.processInfo.environment["TRAIL_GUARDED"]
    ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized.path

  private static func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
  }

  private static func sources(in module: String) throws -> [(file: String, text: String)] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: "\(root)/6-Types/\(module)")
    return try names.filter { $0.hasSuffix(".swift") }.map { name in
      let file = "6-Types/\(module)/\(name)"
      return (file, try text(of: file))
    }
  }
}
