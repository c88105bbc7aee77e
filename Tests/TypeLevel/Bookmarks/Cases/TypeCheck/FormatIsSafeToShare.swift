/// A format that counts the rows of two imports together reports wrong numbers.
///
/// Stated by ``BookmarkFileFormat``.

import Synchronization

private final class Counting: BookmarkFileFormat {
  #if FAIL
  private var files = 0  // expected-FAIL-error {{[concurrent_value_class_mutable_property]}}
  #else
  private let files = Mutex(0)
  #endif

  func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader { fatalError() }
  func writer() -> any BookmarkFileWriter { fatalError() }
}
