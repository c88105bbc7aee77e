import Testing

/// Where a program of tests begins: what the package manager would write, were it asked.
@main struct Entry {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
