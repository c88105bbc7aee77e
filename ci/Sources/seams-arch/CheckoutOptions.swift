import ArgumentParser
import Toolbox

/// Where the checkout and its build are.
struct CheckoutOptions: ParsableArguments {
  @Option(help: "The folder of the checkout; else the one around the current folder.")
  var root: String?

  @Option(help: "The build folder that is read, named from the root.")
  var build = ".build/checked"

  func repository() throws(ToolFailure) -> Repository {
    guard let root else { return try Repository() }
    let repository = Repository(root: root)
    guard repository.exists("Package.swift") else {
      throw ToolFailure("“\(root)” holds no Package.swift. Name the folder of a checkout.")
    }
    return repository
  }
}
