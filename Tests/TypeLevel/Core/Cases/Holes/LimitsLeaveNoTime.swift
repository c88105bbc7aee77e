/// A request with no time at all fails each time, and its server is said to be slow.
///
/// Caught by the precondition of `HTTPLimits`, on the first use: no number is known to the type.

import CoreDomain

private let hasty = HTTPLimits(total: .zero, connect: .zero, bytes: 0, redirects: 0)
