internal import CUnistring
import Glibc

/// The owner of a UTF-32 text that libunistring allocated.
@safe struct UnistringText: ~Copyable {
  private let scalars: UnsafeMutablePointer<UInt32>
  private(set) var count: Int

  /// Applies compatibility decomposition (NFKD).
  init(decomposing text: [UInt32]) {
    var count = 0
    unsafe self.init(cunistring_decompose(text, text.count, &count), count)
  }

  /// Applies compatibility decomposition (NFKD).
  init(decomposing text: borrowing UnistringText) {
    var count = 0
    unsafe self.init(cunistring_decompose(text.scalars, text.count, &count), count)
  }

  /// Applies full case folding.
  init(foldingCaseOf text: borrowing UnistringText) {
    var count = 0
    unsafe self.init(cunistring_fold(text.scalars, text.count, &count), count)
  }

  /// Applies canonical composition (NFC).
  init(composing text: borrowing UnistringText) {
    var count = 0
    unsafe self.init(cunistring_compose(text.scalars, text.count, &count), count)
  }

  /// "If resultbuf is NULL … the result is freshly allocated". The result is null if memory runs
  /// out, which a Swift program cannot handle either.
  /// https://www.gnu.org/software/libunistring/manual/html_node/Conventions.html
  private init(_ scalars: UnsafeMutablePointer<UInt32>?, _ count: Int) {
    guard let scalars = unsafe scalars else {
      preconditionFailure("libunistring has no memory for a text")
    }
    unsafe self.scalars = unsafe scalars
    self.count = count
  }

  deinit {
    unsafe free(scalars)
  }

  /// Replaces each scalar, or removes it if the replacement is `nil`.
  mutating func keepAndReplace(_ replacement: (UInt32) -> UInt32?) {
    var kept = 0
    for index in 0..<count {
      guard let scalar = unsafe replacement(scalars[index]) else { continue }
      unsafe scalars[kept] = scalar
      kept += 1
    }
    count = kept
  }

  /// Whether all scalars satisfy a condition.
  func allSatisfy(_ condition: (UInt32) -> Bool) -> Bool {
    (0..<count).allSatisfy { unsafe condition(scalars[$0]) }
  }

  /// The text as a string. The library returns no surrogates if the input has no surrogates.
  var string: String {
    unsafe String(unsafeUninitializedCapacity: 4 * count) { buffer in
      var end = 0
      for index in 0..<count {
        for byte in unsafe UTF8.encode(Unicode.Scalar(scalars[index]) ?? "\u{FFFD}") ?? .init() {
          unsafe buffer[end] = byte
          end += 1
        }
      }
      return end
    }
  }
}
