/// A condition that is put together by hand asks for all of nothing, and every bookmark is found.
///
/// Caught by nothing, and harmless until it is in a query: `QueryHasAWord` proves that it cannot be.

import BookmarksDomain

private let everything = BookmarkCondition.all([])
