// StargazersDomain: what a stargazer is, and every protocol that the feature's parts meet in.
//
// This feature was begun by `make new`, and is the smallest one that is honest in every layer: one
// entity, one rule, one screen. Say here what the feature is for, and keep the table below true.
//
// Values:
// - ``StargazerTitle``, which is read in a valid form or refused: the one rule so far.
// - ``Stargazer``, which is kept, and ``StargazerRecord``, the form in which other programs read it.
//
// Protocols, each next to the values it speaks in:
//
// | protocol             | who calls it    | who implements it                |
// |----------------------|-----------------|----------------------------------|
// | ``StargazerListScreen``   | the apps        | StargazersViewModel                   |
// | ``StargazersScreens``     | the apps        | Composition                      |
// | ``StargazerRepository``   | the view model  | StargazersRepository                  |
// | ``StargazersRouting``     | the view model  | StargazersRouter                      |
// | ``StargazerStore``        | the repository  | StargazersInfrastructure, over SQL    |
//
// Nothing in this module reads a clock, a file or the network.
//
// To go on: a new rule is a value that cannot be made wrongly, like ``StargazerTitle``; a new port stands
// beside ``StargazerStore``, a new screen beside ``StargazerListScreen``.
