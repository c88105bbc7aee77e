import Foundation

/// The clock of this machine.
struct SystemClock: WallClock {
  var now: Date { Date() }
}

/// Standard output and standard error.
struct StandardConsole: Console {
  func say(_ text: String) {
    print(text)
  }

  func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
