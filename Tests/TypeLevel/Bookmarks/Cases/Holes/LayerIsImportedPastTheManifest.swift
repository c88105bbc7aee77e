/// A layer that imports its neighbour builds or not, by what happened to be built before.
///
/// Caught by `make arch` and `make imports`; that the way can be shut is proved by `ClosedEdges`.

import BookmarksRepository
