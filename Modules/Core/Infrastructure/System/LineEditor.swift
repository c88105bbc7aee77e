internal import CEdit
import Glibc
import Synchronization

/// Reads lines that the user can edit at the terminal, with libedit.
///
/// The arrow keys move the cursor and recall earlier lines, and Tab completes the first word. The
/// earlier lines are kept in memory only, until the program ends.
final class LineEditor: Sendable {
  /// Because of the lock, the user edits only one line at a time.
  private let library = Mutex(EditLibrary())

  /// Whether the standard input and output are a terminal that can move its cursor.
  static var isAvailable: Bool {
    guard FileDescriptor.standardInput.isTerminal(), FileDescriptor.standardOutput.isTerminal(),
      let kind = unsafe getenv("TERM").map({ unsafe String(cString: $0) })
    else { return false }
    return !["", "dumb"].contains(kind)
  }

  /// Returns the next line, or `nil` at the end of the input.
  ///
  /// - Parameter words: The words that Tab completes.
  func line(
    _ prompt: String, completing words: [String], _ cancellation: Cancellation
  ) throws(SystemCallFailure) -> String? {
    try library.withLock { library throws(SystemCallFailure) in
      try Self.inUTF8 { () throws(SystemCallFailure) in
        try library.read(TypedLine(prompt, completing: words, cancellation))
      }
    }
  }

  /// Runs work with UTF-8 as the encoding of this thread, so that every character can be printed.
  /// The locale of the process is unchanged, because other libraries use it.
  private static func inUTF8<Value>(
    _ work: () throws(SystemCallFailure) -> Value
  ) throws(SystemCallFailure) -> Value {
    guard let locale = unsafe newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) else { throw .last }
    let former = unsafe uselocale(locale)
    defer {
      unsafe uselocale(former)
      unsafe freelocale(locale)
    }
    return try work()
  }
}

/// The state of libedit between lines.
@safe private struct EditLibrary: ~Copyable {
  /// The editor, or `nil` before the first line. It is kept between lines, because removing it
  /// would discard the characters that were typed ahead.
  private var editor: OpaquePointer?
  /// The lines that the arrow keys recall.
  private let history: OpaquePointer

  init() {
    guard let history = unsafe history_winit() else {
      preconditionFailure("libedit has no memory for a history")
    }
    unsafe self.history = unsafe history
    var event = unsafe HistEventW()
    _ = unsafe cedit_set_history_size(history, &event, Self.limit)
    _ = unsafe cedit_set_history_unique(history, &event)
  }

  deinit {
    if let editor = unsafe editor { unsafe el_end(editor) }
    unsafe history_wend(history)
  }

  /// Returns the line, or `nil` at the end of the input.
  mutating func read(_ line: TypedLine) throws(SystemCallFailure) -> String? {
    if unsafe editor == nil { unsafe editor = try newEditor() }
    guard let editor = unsafe editor, let text = unsafe try line.read(with: editor) else {
      return nil
    }
    if text.contains(where: { !$0.isWhitespace }) {
      var event = unsafe HistEventW()
      _ = unsafe cedit_add_to_history(history, &event, text.wide)
    }
    return text
  }

  private func newEditor() throws(SystemCallFailure) -> OpaquePointer {
    guard let editor = unsafe cedit_new("seams") else { throw .last }
    _ = unsafe cedit_set_keys(editor, "emacs".wide)
    _ = unsafe cedit_set_history(editor, history)
    _ = unsafe cedit_handle_signals(editor)
    unsafe TypedLine.setCallbacks(of: editor)
    // Reads the user's settings, such as the keys of vi: "If path is NULL, try $HOME/.editrc".
    _ = unsafe el_source(editor, nil)
    return unsafe editor
  }

  /// The maximum number of lines to recall.
  private static let limit: Int32 = 500
}

/// A line while it is typed. The callbacks of libedit find it by its address.
@safe private final class TypedLine {
  private let prompt: UnsafeMutableBufferPointer<wchar_t>
  private let words: [String]
  private let cancellation: Cancellation
  /// The error with which reading a character failed.
  private var failure: SystemCallFailure?
  /// A byte that was read, but does not belong to the character before it.
  private var readByte: UInt8?

  init(_ prompt: String, completing words: [String], _ cancellation: Cancellation) {
    let text = prompt.wide
    unsafe self.prompt = .allocate(capacity: text.count)
    _ = unsafe self.prompt.initialize(fromContentsOf: text)
    self.words = words
    self.cancellation = cancellation
  }

  deinit {
    unsafe prompt.deallocate()
  }

  /// Returns the line without its ending, or `nil` at the end of the input.
  func read(with editor: OpaquePointer) throws(SystemCallFailure) -> String? {
    _ = unsafe cedit_set_data(editor, Unmanaged.passUnretained(self).toOpaque())
    // The size of the terminal may have changed since the last line.
    unsafe el_resize(editor)
    // Without this call, a Ctrl-D that the user types before the prompt is shown would be read as
    // U+0000.
    _ = unsafe cedit_prepare_terminal(editor)
    var count: Int32 = 0
    let line = unsafe el_wgets(editor, &count)
    if let failure { throw failure }
    guard let line = unsafe line, count > 0 else { return nil }
    let scalars = unsafe UnsafeBufferPointer(start: line, count: Int(count)).map(
      Unicode.Scalar.init)
    return String(String.UnicodeScalarView(scalars.filter { $0 != "\n" && $0 != "\r" }))
  }

  static func setCallbacks(of editor: OpaquePointer) {
    _ = unsafe cedit_set_prompt(editor) { editor in
      unsafe TypedLine.of(editor)?.prompt.baseAddress
    }
    _ = unsafe cedit_set_reader(editor) { editor, place in
      unsafe TypedLine.of(editor)?.readCharacter(into: place) ?? -1
    }
    let command = "complete-word".wide
    _ = unsafe cedit_add_command(editor, command, "Complete the first word".wide) { editor, _ in
      unsafe TypedLine.of(editor)?.complete(in: editor) ?? UInt8(CC_ERROR)
    }
    _ = unsafe cedit_bind(editor, "^I".wide, command)
  }

  private static func of(_ editor: OpaquePointer?) -> TypedLine? {
    var data: UnsafeMutableRawPointer?
    guard let editor = unsafe editor, unsafe cedit_get_data(editor, &data) == 0 else { return nil }
    return unsafe data.map { unsafe Unmanaged<TypedLine>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Reads a character for libedit. Returns 1 after a character, 0 at the end of the input, or -1
  /// after an error.
  private func readCharacter(into place: UnsafeMutablePointer<wchar_t>?) -> Int32 {
    do throws(SystemCallFailure) {
      guard let scalar = try scalar() else { return 0 }
      unsafe place?.pointee = wchar_t(truncatingIfNeeded: scalar.value)
      return 1
    } catch {
      failure = error
      return -1
    }
  }

  /// Reads a character byte by byte, so that the characters typed ahead stay in the terminal.
  private func scalar() throws(SystemCallFailure) -> Unicode.Scalar? {
    var bytes: [UInt8] = []
    repeat {
      guard let next = try nextByte() else { break }
      guard bytes.isEmpty || (0x80...0xBF).contains(next) else {
        readByte = next
        break
      }
      bytes.append(next)
    } while bytes.count < UTF8TextDecoder.length(lead: bytes[0])
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  private func nextByte() throws(SystemCallFailure) -> UInt8? {
    if let byte = readByte {
      readByte = nil
      return byte
    }
    return try FileDescriptor.standardInput.read(atMost: 1, cancelledBy: cancellation).first
  }

  /// Completes the first word up to the cursor.
  private func complete(in editor: OpaquePointer?) -> UInt8 {
    guard let editor = unsafe editor, let line = unsafe el_wline(editor) else {
      return UInt8(CC_ERROR)
    }
    let (start, cursor) = unsafe (line.pointee.buffer, line.pointee.cursor)
    guard let start = unsafe start, let cursor = unsafe cursor else { return UInt8(CC_ERROR) }
    let typed = unsafe UnsafeBufferPointer(start: start, count: cursor - start)
      .map(Unicode.Scalar.init)
    guard
      let rest = WordCompletion.rest(
        of: String(String.UnicodeScalarView(typed)), among: words),
      unsafe el_winsertstr(editor, rest.wide) == 0
    else { return UInt8(CC_REFRESH_BEEP) }
    return UInt8(CC_REFRESH)
  }
}

extension String {
  /// The text as wide characters of C, with a zero at the end.
  fileprivate var wide: [wchar_t] {
    unicodeScalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0]
  }
}

extension Unicode.Scalar {
  /// Converts a wide character of C. Invalid values become U+FFFD.
  fileprivate init(_ wide: wchar_t) {
    self = Unicode.Scalar(UInt32(truncatingIfNeeded: wide)) ?? "\u{FFFD}"
  }
}
