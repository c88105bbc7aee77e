extension BuildPlan {
  var moduleCache: String { modulesFolder.droppingLastPart + "/ModuleCache" }

  /// Returns the C modules below a folder, according to the compiler's module maps.
  func libraries(below root: String) -> Set<String> {
    let maps = modules.flatMap(\.arguments).filter {
      $0.hasPrefix("\(Self.mapOption)\(root)/Modules/")
    }
    return Set(maps.map { String($0.droppingLastPart.lastPart) })
  }

  fileprivate static let mapOption = "-fmodule-map-file="
}

extension BuildPlan.Module {
  /// Returns the arguments with the paths of C modules.
  ///
  /// - Parameters:
  ///   - folder: The folder of the libraries to leave out; `nil` keeps all of them.
  ///   - open: The libraries in that folder to keep nevertheless.
  func waysToModules(
    withoutLibrariesIn folder: String? = nil, but open: Set<String> = []
  ) -> [String] {
    var ways: [String] = []
    for (option, value) in zip(arguments, arguments.dropFirst()) {
      if option == "-Xcc" {
        let isLibrary = folder.map { value.hasPrefix(BuildPlan.mapOption + $0) } ?? false
        if !isLibrary || open.contains(String(value.droppingLastPart.lastPart)) {
          ways += [option, value]
        }
      } else if value.hasPrefix("-I"), value != "-I" {
        ways.append(value)
      }
    }
    return ways
  }
}
