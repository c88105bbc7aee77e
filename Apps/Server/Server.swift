// Server: the screens of every feature as pages and as JSON, over HTTP.
//
// One request lives like this:
//
//   Hummingbird -> middleware -> route -> controller -> screen -> binding -> view -> reply
//
// - The middleware (``ServerMiddleware.swift``) logs, sets the security headers, gives failures a
//   face and turns forged requests away, for all features alike.
// - A route (``ServerRoute``) leads to a function of its feature. It makes a screen for this one
//   request and is the only place where the parts of the screen meet.
// - A controller turns the request into one intent of the screen: text in, a call out.
// - The binding (``ScreenBinding``) waits for the state that answers the request.
// - A view (``StateView``) turns that state into a reply: a page, or JSON. It is a pure function.
// - A screen that is left calls its navigator; the server's (``RedirectNavigator``) remembers the
//   route, and the reply becomes a redirect to it.
//
// Controllers, bindings and views know protocols and values of the Domain and two values of this
// module, ``ServerRequest`` and ``ServerReply``. None of them knows Hummingbird, so every one is
// tested alone and without a network. Hummingbird is known to ``ServerRouter``, the middleware and
// ``SeamsServer``.
//
// A feature is one folder here and one line in ``ServerFeatures``.
//
// What was left out on purpose:
// - Scripts. Every page works without one, and the content security policy allows none.
// - Sessions and cookies. The server listens on the loopback interface for the person in front of
//   it, and the guard (``ForgeryGuard``) is what keeps other people's pages out.
