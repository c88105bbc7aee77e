import Testing

/// The entry point of a program of tests, as the package manager would generate it.
@main struct Entry {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
