import ArgumentParser
import Foundation
import Toolbox

/// Where the checkout and its build are.
struct CheckoutOptions: ParsableArguments {
  @Option(help: "The folder of the checkout; else the one around the current folder.")
  var root: String?

  @Option(help: "The build folder that is read, named from the root.")
  var build = ".build/checked"

  func repository() throws(ToolFailure) -> Repository {
    guard let root else { return try Repository() }
    // The compiler wrote whole paths into its index.
    let folder = URL(filePath: root).standardizedFileURL.path(percentEncoded: false)
    let repository = Repository(root: folder)
    guard repository.exists("Package.swift") else {
      throw ToolFailure("“\(root)” holds no Package.swift. Name the folder of a checkout.")
    }
    return repository
  }
}
