// BookshelfViewModel: the feature's screens, as state machines.
//
// | screen                       | its states                                                      |
// |------------------------------|-----------------------------------------------------------------|
// | ``ComicListViewModel``       | preparing, the stored list, reloading, the stored list          |
// | ``ComicSearchViewModel``     | searching, then the results; later input wins                   |
// | ``ComicDetailViewModel``     | preparing, then the series; buying, the sale, the series        |
// | ``ComicPageViewModel``       | preparing, then the page                                        |
// | ``ComicAccountViewModel``    | preparing, then the signed-in reader                            |
// | ``ComicCatalogueViewModel``  | synchronizing with progress, then the result                    |
//
// Each is an actor that runs one intent at a time, except for the search. Each intent looks up the
// reader again through ``ReaderVisit``, so a reader who has signed out since then is not served.
