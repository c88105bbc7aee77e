import Evidence

extension Violation {
  private static let list = "Modules/Shop/ViewModel/List.swift"

  static let habits: [Violation] = [
    habit("back-door", "_silgen_name", .word, "_silgen_name", "an import"),
    habit("ambient-value", "TaskLocal", .word, "TaskLocal", "`init`"),
    habit("trap", "fatalError", .call, "fatalError()", "an error"),
    habit("detached-task", "detached", .member, base: "Task", "Task.detached", "a group"),
    habit("hash-value", "hashValue", .member, ".hashValue", "a digest"),
    habit("type-name", "describing", .word, "describing", "a name"),
    habit("build-flag", "#if", .flag, base: "DEBUG", "#if DEBUG", "a setting"),
    habit("secret-disclosed", "disclosed", .member, ".disclosed", "`Secret`"),
    habit("unchecked-sendable", "unchecked", .unproven, "@unchecked", "a proof"),
    habit("skipped-test", "withKnownIssue", .call, "withKnownIssue()", "a fix"),
    Violation(
      "data-access",
      [
        """
        Modules/Shop/ViewModel/List.swift:5:3: data-access: “tick()” of CoreDomain is used in \
        ShopViewModel. It has no place here. Instead: a repository.
        """
      ]
    ) {
      let tick = Symbol(
        name: "tick()", kind: .method, usr: "s:10CoreDomain5ClockP4tickyyF", owner: .protocol)
      $0.add(use("ShopViewModel", "CoreDomain", tick, list))
    },
    Violation(
      "shared-object",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:14: shared-object: “shared” of ShopViewModel keeps an \
        object, “ListViewModel”, for all callers. No `init` shows who depends on it, and no test \
        can replace it. Instead: make it in `Composition`, and take it by `init`.
        """
      ]
    ) {
      let place = Place(path: list, line: 9, column: 14)
      $0.change(file: list) {
        $0.declarations = [
          Declaration(kind: .actor, name: "ListViewModel", place: place),
          Declaration(
            kind: .staticProperty, name: "shared", container: ["ListViewModel"], place: place,
            types: ["Self"]),
          Declaration(kind: .staticProperty, name: "limit", place: place, types: ["Int"]),
        ]
      }
    },
    Violation(
      "test-asserts-nothing",
      [
        """
        Tests/Unit/Shop/StoreTests.swift:9:9: test-asserts-nothing: “saves” of ShopUnitTests has \
        no expectation that can fail. It is green whatever the code does. Instead: expect what \
        it is named for, with `#expect` or `#require`.
        """
      ]
    ) {
      let path = "Tests/Unit/Shop/StoreTests.swift"
      let function = { (name: String, isTest: Bool, checks: Bool, calls: [String]) in
        TestingFunction(
          name: name, isTest: isTest, checks: checks, calls: calls,
          place: Place(path: path, line: 9, column: 9))
      }
      $0.change(file: path) {
        $0.functions = [
          function("saves", true, false, ["save", "loads"]),
          function("loads", true, true, []),
          function("reads", true, false, ["expectRows"]),
          function("expectRows", false, false, ["expectRow"]),
          function("expectRow", false, true, []),
        ]
      }
    },
    Violation("shim-logic", shimMistakes) {
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

  private static let shimMistakes = [
    "4: shim-logic: “RETRIES” is a macro with a value.",
    "9: shim-logic: “choose” decides something.",
    "10: shim-logic: “set” has more than one statement.",
    "14: shim-logic: “add” is a function, and not `static inline`.",
  ].map {
    "Modules/Core/CCurl/shim.h:\($0) A shim only makes callable what Swift cannot call. "
      + "Instead: decide in Swift, and let the shim pass one call on."
  }

  /// A word of the list, which no row lets stand anywhere.
  private static func habit(
    _ rule: String, _ token: String, _ form: WatchedWord.Form, base: String? = nil,
    _ text: String, _ instead: String
  ) -> Violation {
    Violation(
      rule,
      [
        "\(list):9:1: \(rule): “\(text)” stands in ShopViewModel. It has no place here. "
          + "Instead: \(instead)."
      ]
    ) { $0.add(token, form, base: base, to: list) }
  }
}
