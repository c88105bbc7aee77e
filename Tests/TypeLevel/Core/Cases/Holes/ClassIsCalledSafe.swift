/// A class that somebody has called safe, and that two requests change at once, loses a change.
///
/// Caught by nobody but the reader of the change: each `@unchecked` stands beside the sentence that
/// says why it holds.

private final class Requests: @unchecked Sendable {
  var count = 0
}
