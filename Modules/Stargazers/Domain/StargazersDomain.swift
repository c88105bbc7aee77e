// StargazersDomain: who has starred a repository, and every protocol that the feature's parts meet in.
//
// GitHub tells who starred what, oldest first and a hundred at a time; of many repositories it tells only
// how many, and how many in each week. What it says is kept, page by page.
//
// Values, none of which can be made wrongly:
// - ``RepositoryName`` and ``PageSize``, which are read from a ``StargazerListForm``.
// - ``Stargazer``; ``StargazerListRecord``, the form in which other programs read them.
// - ``StarWeek`` and ``StarHistory``, which counts back from the present.
// - ``StargazerList``, which says how much of it there is (``StargazerAvailability``), and who says so.
// - ``StoredPage`` and ``StargazerLedger``: what is noted so that a walk costs little and can go on.
//
// Protocols, each next to the values it speaks in:
//
// | protocol                                       | who calls it   | who implements it                 |
// |------------------------------------------------|----------------|-----------------------------------|
// | ``StargazerListScreen``,                       | the apps       | StargazersViewModel               |
// | ``StargazerDetailScreen``,                     |                |                                   |
// | ``StarHistoryScreen``,                         |                |                                   |
// | ``StarHistoryPictureScreen``                   |                |                                   |
// | ``StargazersScreens``                          | the apps       | Composition                       |
// | ``StargazerRepository``                        | the view model | StargazersRepository              |
// | ``StargazersRouting``                          | the view model | StargazersRouter                  |
// | ``StargazerPreferencesReader``,                | the view model | StargazersInfrastructure, SQL     |
// | ``StargazerPreferencesWriter``                 |                |                                   |
// | ``StargazerSource``                            | the repository | StargazersInfrastructure, HTTP    |
// | ``StargazerStore``                             | the repository | StargazersInfrastructure, SQL     |
// | ``StarHistoryDrawing``                         | the repository | StargazersInfrastructure, SVG     |
//
// Nothing in this module reads a clock, a file or the network.
