// StargazersDomain: the values of the feature, which lists the stargazers of a repository, and all
// of the feature's protocols.
//
// GitHub lists who starred a repository and when, oldest first, in pages of 100. For many
// repositories, GitHub only returns the number of stars, in total and per week. The responses are
// stored page by page.
//
// The most important values:
// - ``RepositoryName`` and ``PageSize``, which are parsed from a ``StargazerListForm``.
// - ``Stargazer``, and ``StargazerListRecord`` as its JSON form.
// - ``StarWeek`` and ``StarHistory``, which is computed backwards from the current total.
// - ``StargazerList``, which includes how complete it is (``StargazerAvailability``) and where it
//   comes from.
// - ``StoredPage`` and ``StargazerLedger``: the stored state that makes a synchronization cheap and
//   resumable.
//
// Protocols, each declared next to the values that it uses:
//
// | protocol                        | called by      | implemented by                 |
// |---------------------------------|----------------|--------------------------------|
// | ``StargazersScreens``           | the apps       | StargazersViewModel            |
// | ``StargazerRepository``         | the view model | StargazersRepository           |
// | ``StargazersRouting``           | the view model | StargazersRouter               |
// | ``StargazerPreferencesReader``, | the view model | StargazersInfrastructure, SQL  |
// | ``StargazerPreferencesWriter``  |                |                                |
// | ``StargazerSource``             | the repository | StargazersInfrastructure, HTTP |
// | ``StargazerStore``              | the repository | StargazersInfrastructure, SQL  |
// | ``StarHistoryDrawing``          | the repository | StargazersInfrastructure, SVG  |
//
// This module uses no clock, no files and no network.
