import Forking
import Testing

@Suite struct FeatureLinesTests {
  static let manifests = [
    "let features = [\n  feature(\"A\")\n]\n",
    "let features = [\n  feature(\"A\"),\n  feature(\"B\"),\n]\n",
    "let features = [\n  // The first.\n  feature(\"A\"),\n  // Another.\n  feature(\"B\"),\n]\n",
    "let features = [feature(\"A\")]\n",
    "let features = [\n  feature(\"A\", infrastructure: [x])\n]\n",
    "let features = [feature(\"A\"), feature(\"B\")]\n",
  ]

  static let calls = [
    "let list = FeatureList(\n  AFeature()\n)\n",
    "let list = FeatureList(\n  AFeature(),\n  BFeature()\n)\n",
    "let list = FeatureList(AFeature())\n",
  ]

  @Test(arguments: manifests)
  func addingToAndRemovingFromTheManifestRestoresItsBytes(text: String) throws {
    let added = try ElementList.manifest.adding("X", to: text)
    #expect(try ElementList.manifest.contains("X", in: added))
    #expect(try ElementList.manifest.removing("X", from: added) == text)
  }

  @Test(arguments: calls)
  func addingToAndRemovingFromTheCompositionRestoresItsBytes(text: String) throws {
    let added = try ElementList.composition.adding("X", to: text)
    #expect(try ElementList.composition.contains("X", in: added))
    #expect(try ElementList.composition.removing("X", from: added) == text)
  }

  @Test func writesCommasAsTheFormatterDoes() throws {
    #expect(
      try ElementList.manifest.adding("X", to: Self.manifests[0])
        == "let features = [\n  feature(\"A\"),\n  feature(\"X\"),\n]\n")
    #expect(
      try ElementList.composition.adding("X", to: Self.calls[0])
        == "let list = FeatureList(\n  AFeature(),\n  XFeature()\n)\n")
    #expect(
      try ElementList.manifest.removing("A", from: Self.manifests[1])
        == "let features = [\n  feature(\"B\")\n]\n")
    #expect(
      try ElementList.composition.removing("A", from: Self.calls[1])
        == "let list = FeatureList(\n  BFeature()\n)\n")
  }

  @Test func copiesTheArgumentsOfTheTemplate() throws {
    let text = "let features = [\n  feature(\"A\", infrastructure: [x]),\n  feature(\"AB\"),\n]\n"
    let fork = try ElementList.manifest.adding("X", like: "A", to: text)
    #expect(fork.contains("  feature(\"X\", infrastructure: [x]),\n]"))
    #expect(try ElementList.manifest.removing("X", from: fork) == text)
    let plain = try ElementList.manifest.adding("X", like: "Unlisted", to: text)
    #expect(plain.contains("  feature(\"X\"),\n]"))
    #expect(try ElementList.manifest.contains("B", in: plain) == false)
  }

  @Test func removingTheLastFeatureLeavesAnEmptyList() throws {
    let manifest = try ElementList.manifest.removing("A", from: Self.manifests[0])
    #expect(manifest == "let features = []\n")
    #expect(try ElementList.manifest.adding("A", to: manifest) == Self.manifests[0])
    let call = try ElementList.composition.removing("A", from: Self.calls[0])
    #expect(call == "let list = FeatureList()\n")
    #expect(try ElementList.composition.adding("A", to: call) == Self.calls[0])
    let inner = "enum All {\n  static let list = FeatureList()\n}\n"
    #expect(
      try ElementList.composition.adding("A", to: inner)
        == "enum All {\n  static let list = FeatureList(\n    AFeature()\n  )\n}\n")
  }
}
