// Composition: the composition root, the only module that names implementations.
//
// It exposes protocols and values to the apps: ``AppEnvironment``, ``Features``, ``Settings`` and
// ``StartFailure``. Only each program's `main` creates ``SystemEnvironment``, the real environment.
// Internally, this module composes the features:
//
//     libcurl ── HTTPRecipeSource ┐
//     SQLite ─── SQLRecipeStore   ├─ DefaultRecipeRepository ─ RecipeListViewModel, …
//     clock, identifiers ─────────┘   MappedRouter ────────────┘ (over LoggingNavigator)
//
// Each feature has a folder here with a ``Feature`` that composes it from the shared
// ``FeaturePorts``. The programs list the features that they show.
//
// There is no container and no registry: a missing parameter is a compile-time error. Objects that
// live as long as the program (the database, the HTTP client) are created once; screens are created
// for each command and each request.
