import Evidence

extension Violation {
  private static let list = "Modules/Shop/ViewModel/List.swift"

  static let imports: [Violation] = [
    Violation(
      "import-not-declared",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: import-not-declared: ShopViewModel imports \
        Dispatch, which nothing gives to it. Neither Package.swift nor its row in \
        docs/layers.md lists it. Instead: use a port of `ShopDomain`, or list Dispatch in the \
        row of its layer if the whole layer is to have it.
        """
      ]
    ) {
      $0.add(importOf: "Dispatch", to: list)
    },
    Violation(
      "import-not-declared",
      [
        """
        Modules/Pay/ViewModel/Pay.swift:1:1: import-not-declared: PayViewModel imports \
        CoreDomain, which nothing gives to it. The manifest does not declare it, so that it \
        builds by chance. Instead: add CoreDomain to the dependencies of PayViewModel in \
        Package.swift.
        """
      ]
    ) {
      $0.targets.append(target("PayViewModel", "Modules/Pay/ViewModel"))
      $0.interfaces?.append(ModuleInterface(module: "PayViewModel", declarations: []))
      $0.sources.append(source("Modules/Pay/ViewModel/Pay.swift", "PayViewModel", ["CoreDomain"]))
    },
    Violation(
      "domain-import",
      [
        """
        Modules/Shop/Domain/Basket.swift:9:1: domain-import: ShopDomain imports Foundation. \
        Whatever a Domain imports, every layer gets. Instead: declare what is needed as a \
        protocol in `ShopDomain`, and import Foundation where that is implemented.
        """
      ]
    ) {
      $0.add(importOf: "Foundation", to: "Modules/Shop/Domain/Basket.swift")
    },
    Violation(
      "dependency-not-imported",
      [
        """
        Package.swift: dependency-not-imported: ShopViewModel is given CoreDomain, and no file \
        of it imports it. The manifest would show an arrow that is not there. Instead: remove \
        CoreDomain from the dependencies of ShopViewModel in Package.swift.
        """
      ]
    ) {
      $0.sources[2].imports.removeAll { $0.module == "CoreDomain" }
      $0.uses?.removeAll { $0.user == "ShopViewModel" && $0.owner == "CoreDomain" }
    },
    Violation(
      "dependency-not-used",
      [
        """
        Package.swift: dependency-not-used: ShopViewModel is given CoreDomain, and its files \
        import it and name nothing. The manifest would show an arrow that is not there. \
        Instead: remove CoreDomain from the dependencies of ShopViewModel in Package.swift.
        """
      ]
    ) {
      $0.uses?.removeAll { $0.user == "ShopViewModel" && $0.owner == "CoreDomain" }
    },
    Violation(
      "use-without-import",
      [
        """
        Modules/Shop/ViewModel/Row.swift:5:3: use-without-import: “Store” of ShopDomain is \
        used, which this file does not import. The imports of a file are to show all that it \
        leans on. Instead: write `import ShopDomain` at the head of the file.
        """
      ]
    ) {
      $0.sources.append(source("Modules/Shop/ViewModel/Row.swift", "ShopViewModel", []))
      $0.add(use("ShopViewModel", "ShopDomain", .port, "Modules/Shop/ViewModel/Row.swift"))
    },
    Violation(
      "exported-import",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: exported-import: ShopViewModel passes \
        ShopDomain on to whoever imports it. An arrow that nobody wrote is an arrow that \
        nobody sees. Instead: write `import ShopDomain` here and in each file that needs it.
        """
      ]
    ) {
      $0.add(importOf: "ShopDomain", to: list, attributes: ["@_exported"])
    },
    Violation(
      "testable-outside-tests",
      [
        """
        Modules/Shop/ViewModel/List.swift:9:1: testable-outside-tests: ShopViewModel opens \
        ShopDomain with `@testable`. Only a test looks behind the access levels. Instead: \
        write `import ShopDomain`, and use what it shows.
        """
      ]
    ) {
      $0.add(importOf: "ShopDomain", to: list, attributes: ["@testable"])
    },
    Violation(
      "testable-not-listed",
      [
        """
        Tests/Unit/Shop/StoreTests.swift:9:1: testable-not-listed: ShopUnitTests opens \
        ShopViewModel with `@testable`. No row of docs/layers.md lets it; a test from outside \
        survives a rewrite. Instead: write `import ShopViewModel` and test through what it \
        shows, or add a row that says why that cannot be.
        """
      ]
    ) {
      $0.add(
        importOf: "ShopViewModel", to: "Tests/Unit/Shop/StoreTests.swift",
        attributes: ["@testable"])
    },
    Violation(
      "lenses-disagree",
      [
        """
        Modules/Pay/ViewModel/Pay.swift:5:3: lenses-disagree: PayViewModel uses “Clock” of \
        CoreDomain, which the manifest does not give to it. The edge is there for the \
        compiler, and in no manifest. Instead: add CoreDomain to its dependencies in \
        Package.swift, or drop the use.
        """
      ]
    ) {
      $0.targets.append(target("PayViewModel", "Modules/Pay/ViewModel"))
      $0.interfaces?.append(ModuleInterface(module: "PayViewModel", declarations: []))
      $0.add(use("PayViewModel", "CoreDomain", .clock, "Modules/Pay/ViewModel/Pay.swift"))
    },
    Violation(
      "lenses-disagree",
      [
        """
        Package.swift: lenses-disagree: the manifest has a target “CoreDomain”, and the build \
        has no module of it. What is not built is not checked. Instead: run `make build`, or \
        remove the target.
        """
      ]
    ) {
      $0.interfaces?.removeAll { $0.module == "CoreDomain" }
    },
  ]
}
