// Composition: the composition root, the one place that names implementations.
//
// What the apps see of it are protocols and values: ``World``, ``Features``, ``Settings`` and
// ``StartFailure``. ``SystemWorld`` is the real world, made by each program's `main` and by nobody
// else; behind it, this module puts the features together:
//
//     libcurl ── HTTPRecipeSource ┐
//     SQLite ─── SQLRecipeStore   ├─ PortedRecipeRepository ─ RecipeListViewModel, …
//     clock, identifiers ─────────┘   RouteRecipesRouter ─────┘ (over LoggingNavigator)
//
// A feature is a folder here, with a ``Feature`` that puts it together over the ``FeaturePorts`` that
// all share, and a line in ``AllFeatures``.
//
// There is no container and no registry: a parameter that is missing does not compile. Things that
// live as long as the program (the database, the HTTP client) are made once; a screen is made for
// each command and each request.
