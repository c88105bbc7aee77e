// BookshelfRepository: the policy of keeping comics and their readers.
//
// ``PortedComicRepository`` and ``PortedReaderRepository`` are the public types. They decide what the
// feature's ports, each of them dumb on purpose, do together:
//
// - **A catalogue comes page by page**, each asked for conditionally, and is kept in batches. What was
//   kept stays when it is broken off; the next time, the pages that were read to their end are asked
//   for conditionally, so it goes on where it stopped. Only a walk that saw every page withdraws what
//   is listed no more.
// - **An order is kept before it is placed.** Its identifier goes with it, so a question that was not
//   answered is put again: nobody pays twice, and no purchase is lost.
// - **What somebody sees** is put together by the Domain's rules, of the catalogue, of what they own
//   and have read, and of the moment, which is asked of the clock once.
// - **Signing in takes as long** for a name that nobody has as for a wrong password.
