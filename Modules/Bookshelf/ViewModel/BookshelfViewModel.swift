// BookshelfViewModel: the screens of the feature, as state machines.
//
// | screen                       | its states                                                      |
// |------------------------------|-----------------------------------------------------------------|
// | ``ComicListViewModel``       | preparing, then what is kept; reloading beside it; then what is kept |
// | ``ComicSearchViewModel``     | searching, then what was found; what was typed later wins       |
// | ``ComicDetailViewModel``     | preparing, then the series; buying, what came of it, the series |
// | ``ComicPageViewModel``       | preparing, then the page                                        |
// | ``ComicAccountViewModel``    | preparing, then who is signed in                                |
// | ``ComicCatalogueViewModel``  | synchronising, in steps, then what it came to                   |
//
// Each is an actor that does one thing at a time, but for the search. Who asks is known by a
// ``ReaderVisit``, anew for each intent: a reader who has signed out meanwhile is not served.
