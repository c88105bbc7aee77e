/// A condition without operands is always true, and a query with it finds every bookmark.
///
/// Caught by nothing, and harmless until it is in a query: `QueryHasAWord` proves that it cannot be.
private let everything = BookmarkCondition.all([])
