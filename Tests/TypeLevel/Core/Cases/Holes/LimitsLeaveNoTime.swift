/// A request without any time always fails, and the error blames a slow server.
///
/// Caught by the precondition of `HTTPLimits`, on the first use: no number is known to the type.
private let hasty = HTTPLimits(total: .zero, connect: .zero, bytes: 0, redirects: 0)
