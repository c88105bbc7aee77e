// BookshelfDomain: comics, their readers, and every protocol that the feature's parts meet in.
//
// Values:
// - ``ComicSeries`` with its ``Comic``s and ``ComicEpisode``s: what the catalogue says.
// - ``PublishWindow``, ``SortNumber``, ``Price``, ``ReleaseDate``: what rules out nonsense.
// - ``ComicGrid``, ``ComicReadability``, ``ReadingProgress``, ``ReaderRollout``: the rules, as
//   functions of values. The moment is passed in.
// - ``ComicSearchKey`` and ``ComicSortKey``: how titles are compared.
// - ``SignedInReader`` and ``ReadableComic``: proofs. What needs a reader asks for the one, and what
//   shows a page for the other; neither can be made but by the rule that it proves.
// - ``ComicOrder`` and ``StorefrontOutcome``: buying that survives whatever ends the program.
// - the records, in which other programs read all this.
//
// Protocols, each next to the values it speaks in:
//
// | protocol                | who calls it    | who implements it                          |
// |-------------------------|-----------------|--------------------------------------------|
// | ``ComicListScreen`` and its like | the apps | BookshelfViewModel                       |
// | ``BookshelfScreens``    | the apps        | Composition                                |
// | ``ComicRepository``, ``ReaderRepository`` | the view models | BookshelfRepository      |
// | ``BookshelfRouting``    | the view models | BookshelfRouter                            |
// | ``CatalogueStore``, ``ComicShelfStore``, ``ReaderAccountStore`` | the repository | BookshelfInfrastructure, over SQL |
// | ``CatalogueSource``     | the repository  | BookshelfInfrastructure, over HTTP and files |
// | ``CatalogueReading``    | the repository  | BookshelfInfrastructure, twice: simple and streaming |
// | ``Storefront``          | the repository  | BookshelfInfrastructure                    |
// | ``PasswordHashing``, ``SecretDigesting``, ``ReaderTokenSource`` | the repository | CoreInfrastructure, Infrastructure |
// | ``ReaderTokenKeeping``  | the view models | BookshelfInfrastructure, in a private file |
//
// Nothing in this module reads a clock, a file or the network.
