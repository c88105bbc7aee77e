extension BuildPlan {
  /// The folder in which the compiler keeps the modules of C that it has read.
  var moduleCache: String { modulesFolder.droppingLastPart + "/ModuleCache" }

  /// The modules of C below a folder, by the maps that the compiler was given.
  func libraries(below root: String) -> Set<String> {
    let maps = modules.flatMap(\.arguments).filter {
      $0.hasPrefix("\(Self.mapOption)\(root)/Modules/")
    }
    return Set(maps.map { String($0.droppingLastPart.lastPart) })
  }

  fileprivate static let mapOption = "-fmodule-map-file="
}

extension BuildPlan.Module {
  /// The arguments that lead the compiler to modules of C.
  ///
  /// - Parameters:
  ///   - folder: where the libraries are that are left out; nothing to leave none out.
  ///   - open: the libraries in that folder that stay.
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
