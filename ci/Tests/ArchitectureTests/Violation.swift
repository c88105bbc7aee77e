import Evidence
import Testing

/// One thing that is wrong with the sample, and what the check says of it.
struct Violation: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The place and the rule of each finding.
  let findings: [String]
  /// What stands in the first line of the rule: the advice of it, or what tells the case.
  let says: String
  let evidence: Evidence

  var testDescription: String { "\(rule): \(says)" }

  /// - Parameter also: other findings that cannot be helped, each with its place.
  init(
    _ rule: String, at place: String, says: String, also: [String] = [],
    breaking: (inout SamplePackage) -> Void
  ) {
    var package = SamplePackage()
    breaking(&package)
    self.rule = rule
    self.says = says
    findings = (also + ["\(place): \(rule)"]).sorted()
    evidence = package.evidence
  }

  static let all = edges + imports + symbols + signatures + habits + confined + habitsOfWords
}

private let list = "Modules/Shop/ViewModel/List.swift"
private let shop = "Apps/Composition/Shop.swift"
private let tests = "Tests/Unit/Shop/StoreTests.swift"
private let manifest = "Package.swift"

extension Violation {
  private static let edges = [
    Violation("target-without-layer", at: manifest, says: "name it after its layer") {
      $0.add("ShopHelpers", "Modules/Shop/Helpers")
    },
    Violation(
      "target-without-layer", at: manifest, says: "move the folder to Modules/Shop/ViewModel"
    ) {
      $0.change("ShopViewModel") { $0.path = "Modules/Shop/Screens" }
    },
    Violation("edge-not-allowed", at: "\(list):9:1", says: "take `Store` by `init`; `Composition`")
    {
      $0.add(importOf: "ShopInfrastructure", to: list)
      $0.uses?.append(use("ShopViewModel", "ShopInfrastructure", .store, list))
    },
    Violation(
      "edge-not-allowed", at: "\(list):5:3",
      says: "without an import. It may see CoreDomain, ShopDomain alone."
    ) {
      $0.uses?.append(use("ShopViewModel", "ShopInfrastructure", .store, list))
    },
    Violation("edge-not-allowed", at: manifest, says: "test it at the level that may see it") {
      $0.change("ShopUnitTests") { $0.targets.append("ShopDomain") }
    },
    Violation("edge-not-allowed", at: "\(shop):9:1", says: "leave `ShopUnitTests` to the tests") {
      $0.add(importOf: "ShopUnitTests", to: shop)
    },
    Violation("edge-not-allowed", at: "\(list):9:1", says: "a `Route` of `CoreDomain`") {
      $0.add("PayDomain", "Modules/Pay/Domain")
      $0.add(importOf: "PayDomain", to: list)
    },
    Violation(
      "cycle", at: manifest, says: "ShopDomain → ShopViewModel → ShopDomain stand in a circle",
      also: ["Modules/Shop/Domain/Basket.swift:5:3: edge-not-allowed"]
    ) {
      $0.uses?.append(
        use("ShopDomain", "ShopViewModel", .list, "Modules/Shop/Domain/Basket.swift"))
    },
    Violation(
      "lenses-disagree", at: "Modules/Pay/ViewModel/File.swift:5:3",
      says: "add CoreDomain to its dependencies"
    ) {
      $0.add("PayViewModel", "Modules/Pay/ViewModel")
      $0.uses?.append(
        use("PayViewModel", "CoreDomain", .clock, "Modules/Pay/ViewModel/File.swift"))
    },
    Violation("lenses-disagree", at: manifest, says: "the build has no module of it") {
      $0.interfaces?.removeAll { $0.module == "CoreDomain" }
    },
  ]

  private static let imports = [
    Violation("import-not-declared", at: "\(list):9:1", says: "use a port of `ShopDomain`, or list")
    {
      $0.add(importOf: "Dispatch", to: list)
    },
    Violation(
      "import-not-declared", at: "Modules/Pay/ViewModel/File.swift:1:1",
      says: "add CoreDomain to the dependencies of PayViewModel"
    ) {
      $0.add("PayViewModel", "Modules/Pay/ViewModel", imports: ["CoreDomain"])
    },
    Violation(
      "domain-import", at: "Modules/Shop/Domain/Basket.swift:9:1",
      says: "a protocol in `ShopDomain`, and import Foundation where that is implemented"
    ) {
      $0.add(importOf: "Foundation", to: "Modules/Shop/Domain/Basket.swift")
    },
    Violation("dependency-not-imported", at: manifest, says: "no file of it imports it") {
      $0.change(file: list) { $0.imports.removeAll { $0.module == "CoreDomain" } }
      $0.uses?.removeAll { $0.user == "ShopViewModel" && $0.owner == "CoreDomain" }
    },
    Violation("dependency-not-used", at: manifest, says: "import it and name nothing") {
      $0.uses?.removeAll { $0.user == "ShopViewModel" && $0.owner == "CoreDomain" }
    },
    Violation(
      "use-without-import", at: "Modules/Shop/ViewModel/Row.swift:5:3",
      says: "write `import ShopDomain` at the head"
    ) {
      $0.sources.append(source("Modules/Shop/ViewModel/Row.swift", "ShopViewModel", []))
      $0.uses?.append(
        use("ShopViewModel", "ShopDomain", .port, "Modules/Shop/ViewModel/Row.swift"))
    },
    Violation("exported-import", at: "\(list):9:1", says: "`import ShopDomain` here and in each") {
      $0.add(importOf: "ShopDomain", to: list, attributes: ["@_exported"])
    },
    Violation("testable-outside-tests", at: "\(list):9:1", says: "write `import ShopDomain`") {
      $0.add(importOf: "ShopDomain", to: list, attributes: ["@testable"])
    },
    Violation("testable-not-listed", at: "\(tests):9:1", says: "or add a row that says why") {
      $0.add(importOf: "ShopViewModel", to: tests, attributes: ["@testable"])
    },
  ]

  private static let symbols = [
    kind(Symbol(name: "Cache", kind: .class, usr: "s:10ShopDomain5CacheC"), says: "a class of"),
    kind(
      Symbol(name: "total(_:)", kind: .globalFunction, usr: "s:10ShopDomain5totalyySiF"),
      says: "make it a member of a value"),
    kind(
      Symbol(name: "shared", kind: .staticProperty, usr: "s:10ShopDomain5CacheC6s", owner: .class),
      says: "a property of a class of ShopDomain"),
    Violation(
      "kind-across-edge", at: "\(list):5:3", says: "take `Store`, which it conforms to, by `init`",
      also: ["Modules/Shop/Domain/Cache.swift:3:1: public-kind"]
    ) {
      let cache = Symbol(name: "Cache", kind: .class, usr: "s:10ShopDomain5CacheC")
      let make = Symbol(
        name: "init()", kind: .initializer, usr: "s:10ShopDomain5CacheCACycfc", owner: .class)
      $0.add(
        .of(cache, in: "Modules/Shop/Domain/Cache", conformances: [.port]), to: "ShopDomain")
      $0.uses?.append(use("ShopViewModel", "ShopDomain", make, list, [.call]))
    },
    Violation("conformance-direction", at: "\(shop):5:3", says: "move “Hook” to `ShopDomain`") {
      let hook = Symbol(name: "Hook", kind: .protocol, usr: "s:18ShopInfrastructure4HookP")
      $0.uses?.append(use("Composition", "ShopInfrastructure", hook, shop, [.base]))
    },
  ]

  private static func kind(_ symbol: Symbol, says: String) -> Violation {
    Violation("kind-across-edge", at: "\(list):5:3", says: says) {
      $0.uses?.append(use("ShopViewModel", "ShopDomain", symbol, list))
    }
  }

  private static let signatures = [
    // Its member is not told again.
    Violation("public-kind", at: "\(list):3:1", says: "an actor, and public") {
      let cache = Symbol(name: "Cache", kind: .actor, usr: "s:10ShopDomain5CacheC")
      let read = Symbol(name: "read()", kind: .method, usr: "s:10ShopDomain5CacheC4readyyF")
      $0.add(.of(cache, in: stem), to: "ShopDomain")
      $0.add(.of(read, in: stem, path: ["Cache"]), to: "ShopDomain")
    },
    Violation("public-kind", at: "\(list):3:1", says: "a member of the value that it works on") {
      let total = Symbol(name: "total(_:)", kind: .globalFunction, usr: "s:10ShopDomain5totalF")
      $0.add(.of(total, in: stem), to: "ShopDomain")
    },
    Violation("public-kind", at: "\(list):3:1", says: "“SQLStore.shared” of ShopInfrastructure") {
      let shared = Symbol(name: "shared", kind: .staticProperty, usr: Symbol.store.usr + "6sharedZ")
      $0.add(
        .of(shared, in: stem, path: ["SQLStore"], mentions: [.store]), to: "ShopInfrastructure")
    },
    Violation("public-for-nobody", at: "\(list):3:1", says: "drop `public`, or make it in") {
      let plan = Symbol(name: "Plan", kind: .struct, usr: "s:13ShopViewModel4PlanV")
      $0.add(.of(plan, in: stem), to: "ShopViewModel")
    },
    Violation("signature-mentions", at: "\(list):3:1", says: "those of ShopDomain alone") {
      let rows = Symbol(name: "rows", kind: .property, usr: Symbol.list.usr + "4rowsvp")
      $0.add(
        .of(rows, in: stem, path: ["ListViewModel"], mentions: [.store]), to: "ShopViewModel")
    },
  ]

  private static let stem = "Modules/Shop/ViewModel/List"

  private static let habits = [
    Violation("shared-object", at: "\(list):9:14", says: "keeps an object, “ListViewModel”,") {
      let place = Place(path: list, line: 9, column: 14)
      $0.change(file: list) {
        $0.declarations = [
          Declaration(kind: .actor, name: "ListViewModel", place: place),
          Declaration(
            kind: .staticProperty, name: "shared", type: "ListViewModel", place: place,
            types: ["Self"]),
          Declaration(kind: .staticProperty, name: "limit", place: place, types: ["Int"]),
        ]
      }
    },
    Violation("test-asserts-nothing", at: "\(tests):9:9", says: "“saves” of ShopUnitTests") {
      let functions = [
        ("saves", true, false, ["save", "loads"]), ("loads", true, true, []),
        ("reads", true, false, ["expectRows"]), ("expectRows", false, false, ["expectRow"]),
        ("expectRow", false, true, []),
      ].map { name, isTest, checks, calls in
        TestingFunction(
          name: name, isTest: isTest, checks: checks, calls: calls,
          place: Place(path: tests, line: 9, column: 9))
      }
      $0.change(file: tests) { $0.functions = functions }
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
    Violation(
      "c-module-confined", at: "\(list):9:1", says: "Its place is `{Feature}Infrastructure`"
    ) {
      $0.add(importOf: "Glibc", to: list)
    },
    Violation("c-module-confined", at: "\(list):9:1", says: "CCurl is imported in ShopViewModel") {
      $0.add(importOf: "CCurl", to: list)
    },
    Violation("c-module-confined", at: "\(list):5:3", says: "“open(_:_:)” of C is used") {
      let open = Symbol(name: "open(_:_:)", kind: .globalFunction, usr: "c:@F@open")
      $0.uses?.append(use("ShopViewModel", "C", open, list))
    },
    // The sources and the compiler see it: one finding.
    Violation("print", at: "\(list):9:1", says: "Instead: `Console` of `CoreDomain`.") {
      $0.add("print", .call, to: list)
      let print = Symbol(
        name: "print(_:separator:terminator:)", kind: .globalFunction, usr: "s:s5printyypd_S2StF")
      $0.uses?.append(use("ShopViewModel", "Swift", print, list, line: 9))
    },
    // An inferred type, `let now: Date = .now`: only the compiler knows.
    Violation("direct-clock", at: "\(list):5:3", says: "“now” of FoundationEssentials is used") {
      let now = Symbol(
        name: "now", kind: .staticProperty, usr: "s:20FoundationEssentials4DateV3nowACvpZ")
      $0.uses?.append(use("ShopViewModel", "FoundationEssentials", now, list))
    },
    Violation("data-access", at: "\(list):5:3", says: "“tick()” of CoreDomain is used") {
      let tick = Symbol(
        name: "tick()", kind: .method, usr: "s:10CoreDomain5ClockP4tickyyF", owner: .protocol)
      $0.uses?.append(use("ShopViewModel", "CoreDomain", tick, list))
    },
  ]

  private static let habitsOfWords = [
    ("unsafe-confined", "unsafe", .word, nil, "unsafe"),
    ("direct-clock", "now", .member, "Date", "Date.now"),
    ("direct-random", "randomElement", .member, nil, ".randomElement"),
    ("direct-environment", "ProcessInfo", .word, nil, "ProcessInfo"),
    ("direct-file", "FileManager", .word, nil, "FileManager"),
    ("direct-network", "URLSession", .word, nil, "URLSession"),
    ("address-or-zone", "URL", .word, nil, "URL"),
    ("back-door", "_silgen_name", .word, nil, "_silgen_name"),
    ("ambient-value", "TaskLocal", .word, nil, "TaskLocal"),
    ("trap", "fatalError", .call, nil, "fatalError()"),
    ("detached-task", "detached", .member, "Task", "Task.detached"),
    ("hash-value", "hashValue", .member, nil, ".hashValue"),
    ("type-name", "describing", .word, nil, "describing"),
    ("build-flag", "#if", .flag, "DEBUG", "#if DEBUG"),
    ("secret-disclosed", "disclosed", .member, nil, ".disclosed"),
    ("unchecked-sendable", "unchecked", .unproven, nil, "@unchecked"),
    ("skipped-test", "withKnownIssue", .call, nil, "withKnownIssue()"),
  ].map { (rule: String, token: String, form: WatchedWord.Form, base: String?, text: String) in
    Violation(rule, at: "\(list):9:1", says: "“\(text)” stands in ShopViewModel.") {
      $0.add(token, form, base: base, to: list)
    }
  }
}
