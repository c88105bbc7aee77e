// BookshelfViewModel: the view models, which handle the intents of the screens and publish their
// states.
//
// | view model                   | its states                                                      |
// |------------------------------|-----------------------------------------------------------------|
// | ``ComicListViewModel``       | preparing, then the list; reloading beside the stored list,     |
// |                              | then the updated list                                           |
// | ``ComicSearchViewModel``     | searching, then the results; later input wins                   |
// | ``ComicDetailViewModel``     | preparing, then the series; buying, the sale, the series        |
// | ``ComicPageViewModel``       | preparing, then the page                                        |
// | ``ComicAccountViewModel``    | preparing, then the signed-in reader                            |
// | ``ComicCatalogueViewModel``  | synchronizing with progress, then the result                    |
//
// Each view model is a value that Composition wraps in a `ModelScreen`, which runs one intent at a
// time. Only the search is itself a screen, because later input replaces earlier input.
//
// Each intent looks up the reader again through ``ReaderVisit``, so a reader who has signed out
// since the last intent is not served.
