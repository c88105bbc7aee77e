// BookshelfDomain: comics, readers, and the protocols between the parts of the feature.
//
// Values:
// - ``ComicSeries`` with its ``Comic``s and ``ComicEpisode``s: the contents of the catalogue.
// - ``PublishWindow``, ``SortNumber``, ``Price``, ``ReleaseDate``: values that are valid by
//   construction.
// - ``ComicGrid``, ``ComicReadability``, ``ReadingProgress``, ``ReaderRollout``: the rules, as pure
//   functions. The current time is a parameter.
// - ``ComicSearchKey`` and ``ComicSortKey``: the forms in which titles are compared.
// - ``SignedInReader`` and ``ReadableComic``: proofs. Operations on a reader's data require a
//   ``SignedInReader``, and operations that show a page require a ``ReadableComic``. Only the rules
//   of the Domain can create these proofs.
// - ``ComicOrder`` and ``StorefrontOutcome``: purchases that survive a crash.
// - Records: the JSON forms for other programs.
//
// Protocols, each declared next to the values that it uses:
//
// | protocol                                  | called by       | implemented by                  |
// |-------------------------------------------|-----------------|---------------------------------|
// | ``ComicListScreen`` and the other screens | the apps        | BookshelfViewModel, in a        |
// |                                           |                 | `ModelScreen`                   |
// | ``BookshelfScreens``                      | the apps        | BookshelfViewModel              |
// | ``ComicRepository``, ``ReaderRepository`` | the view models | BookshelfRepository             |
// | ``BookshelfRouting``                      | the view models | BookshelfRouter                 |
// | ``CatalogueStore``, ``ComicShelfStore``,  | the repository  | BookshelfInfrastructure, over   |
// | ``ReaderAccountStore``                    |                 | SQL                             |
// | ``CatalogueSource``                       | the repository  | BookshelfInfrastructure, over   |
// |                                           |                 | HTTP and files                  |
// | ``CatalogueReading``                      | the repository  | BookshelfInfrastructure, twice: |
// |                                           |                 | simple and streaming            |
// | ``Storefront``                            | the repository  | BookshelfInfrastructure         |
// | ``PasswordHashing``, ``SecretDigesting``, | the repository  | CoreInfrastructure,             |
// | ``ReaderTokenSource``                     |                 | BookshelfInfrastructure         |
// | ``ReaderTokenKeeping``                    | the view models | BookshelfInfrastructure, in a   |
// |                                           |                 | private file                    |
//
// This module uses no clock, no files and no network.
