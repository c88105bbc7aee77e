/// A layer imports its neighbour. It builds only if the neighbour was built before.
///
/// Caught by `make arch` and `make imports`; `ClosedEdges` proves that it can be prevented.

import BookmarksRepository
