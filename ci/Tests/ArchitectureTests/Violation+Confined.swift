import Evidence

extension Violation {
  private static let list = "Modules/Shop/ViewModel/List.swift"

  static let confined: [Violation] = [
    Violation(
      "c-module-confined",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: c-module-confined: Glibc is imported in \
        ShopViewModel. Its place is `{Feature}Infrastructure`. Instead: a port.
        """
      ]
    ) { $0.add(importOf: "Glibc", to: list) },
    Violation(
      "c-module-confined",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: c-module-confined: CCurl is imported in \
        ShopViewModel. Its place is `{Feature}Infrastructure`. Instead: a port.
        """
      ]
    ) { $0.add(importOf: "CCurl", to: list) },
    Violation(
      "c-module-confined",
      [
        """
        Modules/Shop/ViewModel/List.swift:5:3: c-module-confined: “open(_:_:)” of C is used in \
        ShopViewModel. Its place is `{Feature}Infrastructure`. Instead: a port.
        """
      ]
    ) {
      let open = Symbol(name: "open(_:_:)", kind: .globalFunction, usr: "c:@F@open")
      $0.add(use("ShopViewModel", "C", open, list))
    },
    Violation(
      "unsafe-confined",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: unsafe-confined: “unsafe” stands in \
        ShopViewModel. Its place is `{Feature}Infrastructure`. Instead: a port.
        """
      ]
    ) { $0.add("unsafe", .word, to: list) },
    Violation(
      "print",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: print: “print()” stands in ShopViewModel. It \
        has no place here. Instead: `Console` of `CoreDomain`.
        """
      ]
    ) {
      // The sources and the compiler see it: one finding.
      $0.add("print", .call, to: list)
      let print = Symbol(
        name: "print(_:separator:terminator:)", kind: .globalFunction, usr: "s:s5printyypd_S2StF")
      $0.add(use("ShopViewModel", "Swift", print, list, line: 9))
    },
    Violation(
      "direct-clock",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: direct-clock: “Date.now” stands in \
        ShopViewModel. Its place is tests. Instead: `WallClock` of `CoreDomain`.
        """
      ]
    ) { $0.add("now", .member, base: "Date", to: list) },
    Violation(
      "direct-clock",
      [
        """
        Modules/Shop/ViewModel/List.swift:5:3: direct-clock: “now” of FoundationEssentials is \
        used in ShopViewModel. Its place is tests. Instead: `WallClock` of `CoreDomain`.
        """
      ]
    ) {
      // An inferred type: `let now: Date = .now`. Only the compiler knows.
      let now = Symbol(
        name: "now", kind: .staticProperty, usr: "s:20FoundationEssentials4DateV3nowACvpZ")
      $0.add(use("ShopViewModel", "FoundationEssentials", now, list))
    },
    Violation(
      "direct-random",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: direct-random: “.randomElement” stands in \
        ShopViewModel. It has no place here. Instead: `IdentifierSource`.
        """
      ]
    ) { $0.add("randomElement", .member, to: list) },
    Violation(
      "direct-environment",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: direct-environment: “ProcessInfo” stands in \
        ShopViewModel. It has no place here. Instead: `World`.
        """
      ]
    ) { $0.add("ProcessInfo", .word, to: list) },
    Violation(
      "direct-file",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: direct-file: “FileManager” stands in \
        ShopViewModel. It has no place here. Instead: `FileSystem` of `CoreDomain`.
        """
      ]
    ) { $0.add("FileManager", .word, to: list) },
    Violation(
      "direct-network",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: direct-network: “URLSession” stands in \
        ShopViewModel. It has no place here. Instead: `HTTPClient`.
        """
      ]
    ) { $0.add("URLSession", .word, to: list) },
    Violation(
      "address-or-zone",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: address-or-zone: “URL” stands in ShopViewModel. \
        It has no place here. Instead: `HostNaming`.
        """
      ]
    ) { $0.add("URL", .word, to: list) },
  ]
}
