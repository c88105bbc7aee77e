// BookshelfRepository: the rules for the catalogue, purchases and accounts.
//
// ``DefaultComicRepository`` and ``DefaultReaderRepository`` combine the feature's ports, which
// contain no policy. ``DueCatalogue`` updates the catalogue in the background. The policy:
//
// - **The catalogue is read page by page** with conditional requests, and stored in batches. After
//   an interruption, stored series stay, and the next run requests complete pages conditionally,
//   so it effectively resumes. Only a run that has read every page withdraws series that are no
//   longer listed.
// - **An order is stored before it is placed.** The request contains the order's identifier and can
//   be repeated, so no reader pays twice and no purchase is lost.
// - **The screens' data** is computed by the Domain's rules from the catalogue, the reader's
//   purchases and progress, and the current time.
// - **Signing in takes the same time** for an unknown name as for a wrong password.
