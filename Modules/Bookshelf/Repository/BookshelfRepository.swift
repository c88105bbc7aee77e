// BookshelfRepository: the policy of keeping bookshelf.
//
// ``PortedComicRepository`` is the only public type. It decides what the feature's ports, each of them
// dumb on purpose, do together. So far that is little:
//
// - A new comic gets its identifier and its moment here, so the store and the screens need neither.
//
// To go on: what is asked of two ports (cached first and then refreshed, merged, tried again) is
// decided here, and tested over `InMemoryComicStore` and stubs.
