import Foundation
import Toolbox

extension Repository {
  /// The same checkout by the path that the compiler knows it by: one without links in it.
  var withoutLinks: Repository {
    Repository(root: URL(filePath: root).resolvingSymlinksInPath().path(percentEncoded: false))
  }
}
