/// A class that is wrongly marked as safe loses a change when two requests change it at once.
///
/// Caught by nobody but the reader of the change: each `@unchecked` stands beside the sentence that
/// says why it holds.
private final class Requests: @unchecked Sendable {
  var count = 0
}
