import Evidence
import Testing

/// A violation in the sample, and the finding of the check. Violations in the real code, in
/// `ci/violations`, are not repeated here, except for one of each rule.
struct Violation: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The place and the rule of each finding.
  let findings: [String]
  /// A part of the finding: its advice, or text that identifies the case.
  let says: String
  let evidence: Evidence

  var testDescription: String { "\(rule): \(says)" }

  /// - Parameter also: other unavoidable findings, each with its place.
  init(
    _ rule: String, at place: String = "\(list):9:1", says: String, also: [String] = [],
    breaking: (inout SamplePackage) -> Void
  ) {
    var package = SamplePackage()
    breaking(&package)
    (self.rule, self.says, evidence) = (rule, says, package.evidence)
    findings = (also + ["\(place): \(rule)"]).sorted()
  }

  static let all = edges + imports + symbols + signatures + habits + confined + confinedWords
}

private let manifest = "Package.swift"
private let pay = "Modules/Pay/ViewModel/File.swift"

extension Violation {
  private static let edges = [
    Violation("target-without-layer", at: manifest, says: "the folder to Modules/Shop/ViewModel") {
      $0.targets["ShopViewModel"]?.path = "Modules/Shop/Screens"
    },
    named("edge-not-allowed", .store, of: "ShopInfrastructure", says: "without an import. It may"),
    Violation("edge-not-allowed", at: manifest, says: "test it at a level that may see it") {
      $0.targets["ShopUnitTests"]?.targets.append("ShopDomain")
    },
    Violation("edge-not-allowed", says: "a `Route` of `CoreDomain`") {
      $0.add("PayDomain", "Modules/Pay/Domain")
      $0.add(importOf: "PayDomain", to: list)
    },
    Violation(
      "cycle", at: manifest, says: "ShopDomain → ShopViewModel → ShopDomain form a cycle",
      also: ["\(basket):5:3: edge-not-allowed"]
    ) {
      $0.uses?.append(use("ShopDomain", "ShopViewModel", .list, basket))
    },
    Violation("lenses-disagree", at: "\(pay):5:3", says: "add CoreDomain to its dependencies") {
      $0.add("PayViewModel", "Modules/Pay/ViewModel")
      $0.uses?.append(use("PayViewModel", "CoreDomain", .clock, pay))
    },
    Violation("lenses-disagree", at: manifest, says: "the build has no module of it") {
      $0.interfaces?["CoreDomain"] = nil
    },
  ]

  private static let imports = [
    Violation("import-not-declared", at: "\(pay):1:1", says: "add CoreDomain to the dependencies") {
      $0.add("PayViewModel", "Modules/Pay/ViewModel", imports: ["CoreDomain"])
    },
    Violation("domain-import", at: "\(basket):9:1", says: "a protocol in `ShopDomain`, and") {
      $0.add(importOf: "Foundation", to: basket)
    },
    Violation("dependency-not-imported", at: manifest, says: "none of its files imports it") {
      $0.sources[list]?.imports.removeAll { $0.module == "CoreDomain" }
      $0.uses?.removeAll { $0.user == "ShopViewModel" && $0.owner == "CoreDomain" }
    },
    Violation("dependency-not-used", at: manifest, says: "its files use no symbol of it") {
      $0.uses?.removeAll { $0.user == "ShopViewModel" && $0.owner == "CoreDomain" }
    },
    Violation("use-without-import", at: "\(list):5:3", says: "write `import ShopDomain` at the") {
      $0.sources[list]?.imports.removeAll { $0.module == "ShopDomain" }
      $0.sources["Row.swift"] = source("Row.swift", "ShopViewModel", ["ShopDomain"])
    },
    Violation("exported-import", says: "`import ShopDomain` here and in each") {
      $0.add(importOf: "ShopDomain", to: list, attributes: ["@_exported"])
    },
    Violation("testable-outside-tests", says: "write `import ShopDomain`") {
      $0.add(importOf: "ShopDomain", to: list, attributes: ["@testable"])
    },
    Violation("testable-not-listed", at: "\(tests):9:1", says: "or add a row that says why") {
      $0.add(importOf: "ShopViewModel", to: tests, attributes: ["@testable"])
    },
  ]

  private static let symbols = [
    named(
      "kind-across-edge",
      Symbol(name: "total(_:)", kind: .globalFunction, usr: "s:10ShopDomain5tF"),
      of: "ShopDomain", says: "make it a member of a value"),
    named(
      "kind-across-edge",
      Symbol(name: "shared", kind: .staticProperty, usr: Symbol.cache.usr + "6s", owner: .class),
      of: "ShopDomain", says: "a property of a class of ShopDomain"),
    Violation(
      "kind-across-edge", at: "\(list):5:3", says: "take `Store`, which it conforms to, as",
      also: ["\(basket):3:1: public-kind"]
    ) {
      let make = Symbol(
        name: "init()", kind: .initializer, usr: Symbol.cache.usr + "ACycfc", owner: .class)
      $0.interfaces?["ShopDomain"]?.append(.of(.cache, in: basket, conformances: [.port]))
      $0.uses?.append(use("ShopViewModel", "ShopDomain", make, list))
    },
    Violation("conformance-direction", at: "\(shop):5:3", says: "move “Hook” to `ShopDomain`") {
      let hook = Symbol(name: "Hook", kind: .protocol, usr: "s:18ShopInfrastructure4HookP")
      $0.uses?.append(use("Composition", "ShopInfrastructure", hook, shop, [.base]))
    },
  ]

  private static func named(
    _ rule: String, _ symbol: Symbol, of owner: String, says: String
  ) -> Violation {
    Violation(rule, at: "\(list):5:3", says: says) {
      $0.uses?.append(use("ShopViewModel", owner, symbol, list))
    }
  }

  private static let signatures = [
    // Its member is not reported again.
    shown("public-kind", by: "ShopDomain", says: "a class, and public") {
      let read = Symbol(name: "read()", kind: .method, usr: Symbol.cache.usr + "4readyyF")
      return [.of(.cache, in: list), .of(read, in: list, path: ["Cache"])]
    },
    shown("public-kind", by: "ShopInfrastructure", says: "“SQLStore.shared” of ShopInfra") {
      let shared = Symbol(name: "shared", kind: .staticProperty, usr: Symbol.store.usr + "6sharedZ")
      return [.of(shared, in: list, path: ["SQLStore"], mentions: [.store])]
    },
    shown("public-for-nobody", by: "ShopViewModel", says: "drop `public`, or make it in") {
      [.of(Symbol(name: "Plan", kind: .struct, usr: "s:13ShopViewModel4PlanV"), in: list)]
    },
    shown("signature-mentions", by: "ShopViewModel", says: "types and those of ShopDomain") {
      let rows = Symbol(name: "rows", kind: .property, usr: Symbol.list.usr + "4rowsvp")
      return [.of(rows, in: list, path: ["ListViewModel"], mentions: [.store])]
    },
  ]

  private static func shown(
    _ rule: String, by module: String, says: String, _ declarations: () -> [PublicDeclaration]
  ) -> Violation {
    Violation(rule, at: "\(list):3:1", says: says) {
      $0.interfaces?[module]? += declarations()
    }
  }

  private static let habits = [
    Violation("shared-object", says: "keeps an object, “ListViewModel”,") {
      let place = Place(path: list, line: 9, column: 1)
      $0.sources[list]?.declarations = [
        Declaration(kind: .actor, name: "ListViewModel", place: place),
        Declaration(
          kind: .staticProperty, name: "shared", type: "ListViewModel", place: place,
          types: ["Self"]),
        Declaration(kind: .staticProperty, name: "limit", place: place, types: ["Int"]),
      ]
    },
    Violation("test-asserts-nothing", at: "\(tests):9:9", says: "“saves” of ShopUnitTests") {
      $0.sources[tests]?.functions = [
        ("saves", true, false, ["save", "loads"]), ("loads", true, true, []),
        ("reads", true, false, ["expectRows"]), ("expectRows", false, false, ["expectRow"]),
        ("expectRow", false, true, []),
      ].map { name, isTest, checks, calls in
        TestingFunction(
          name: name, isTest: isTest, checks: checks, calls: calls,
          place: Place(path: tests, line: 9, column: 9))
      }
    },
    Violation(
      "shim-logic", at: "Modules/Core/CCurl/shim.h:4", says: "“RETRIES” is a macro with a value",
      also: [9, 10, 14].map { "Modules/Core/CCurl/shim.h:\($0): shim-logic" }
    ) {
      $0.headers["Modules/Core/CCurl/shim.h"] = """
        /* one; two; if (three) */
        #ifndef SHIM_H
        #define SHIM_H
        #define RETRIES 3
        static inline int get(
            int handle, int (*callback)(int code)) {
          return curl_get(handle, callback);  // if it can
        }
        static inline int choose(int a) { return a ? 1 : 2; }
        static inline int set(int a) {
          int b = first(a);
          return second(b);
        }
        int add(int a) { return a; }
        #endif
        """
    },
  ]

  private static let confined = [
    named(
      "c-module-confined", Symbol(name: "open(_:_:)", kind: .globalFunction, usr: "c:@F@open"),
      of: "C", says: "“open(_:_:)” of C is used"),
    // The sources and the compiler see it: one finding.
    Violation("print", says: "Instead: `Console` of `CoreDomain`.") {
      $0.add("print", .call, to: list)
      let print = Symbol(
        name: "print(_:separator:terminator:)", kind: .globalFunction, usr: "s:s5printyypd_S2StF")
      $0.uses?.append(use("ShopViewModel", "Swift", print, list, line: 9))
    },
    named(
      "data-access",
      Symbol(
        name: "tick()", kind: .method, usr: "s:10CoreDomain5ClockP4tickyyF", owner: .protocol),
      of: "CoreDomain", says: "“tick()” of CoreDomain is used"),
  ]

  /// One for each form of a word: the rules about words differ only in their rows.
  private static let confinedWords = [
    ("unsafe-confined", "unsafe", .word, nil, "unsafe"),
    ("direct-clock", "now", .member, "Date", "Date.now"),
    ("direct-random", "randomElement", .member, nil, ".randomElement"),
    ("build-flag", "#if", .flag, "DEBUG", "#if DEBUG"),
    ("unchecked-sendable", "unchecked", .unproven, nil, "@unchecked"),
    ("skipped-test", "withKnownIssue", .call, nil, "withKnownIssue()"),
  ].map { (rule: String, token: String, form: WatchedWord.Form, base: String?, text: String) in
    Violation(rule, says: "“\(text)” is used in ShopViewModel.") {
      $0.add(token, form, base: base, to: list)
    }
  }
}
