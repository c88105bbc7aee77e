// Server: the screens of every feature as pages and as JSON, over HTTP.
//
// One request lives like this:
//
//   Hummingbird -> site -> route -> controller -> screen -> binding -> view -> reply
//
// - The responder (``SiteResponder``) brings the site onto Hummingbird: it translates requests and
//   replies, counts them, and logs a line for each.
// - The site (``Site``) turns forged requests and strangers away, finds the route, has the body read
//   as that wants it, gives failures a face and sets the security headers, for all features alike.
// - A route (``ServerRoute``) leads to a function of its feature. It makes a screen for this one
//   request and is the only place where the parts of the screen meet.
// - A controller turns the request into one intent of the screen: text in, a call out.
// - The binding (``ScreenBinding``) waits for the state that answers the request.
// - A view (``StateView``) turns that state into a reply: a page, or JSON. It is a pure function.
// - A screen that is left calls its navigator; the server's (``RedirectNavigator``) remembers the
//   route, and the reply becomes a redirect to it.
//
// Controllers, bindings and views know protocols and values of the Domain and two values of this
// module, ``ServerRequest`` and ``ServerReply``. None of them knows Hummingbird, nor does the site, so
// every one is tested alone and without a network. Hummingbird is known to ``SiteResponder`` and
// ``SeamsServer``, and swift-mustache to ``PageTemplate``.
//
// Files go in and out piece by piece: a body that is large is a `ByteSource` (``BodyUse/streamed``,
// ``MultipartForm``), a reply that is large a ``ReplyStream``. Neither is ever held whole.
//
// A feature is one folder here, in which it conforms to ``ServedFeature``; its line stands in the
// composition root. Its part of the API's description (``OpenAPIPart``) is compared with its routes
// by a test.
//
// What was left out on purpose:
// - Scripts. Every page works without one, and the content security policy allows none.
// - Encryption. A server that others reach stands behind a proxy that encrypts.
// - Accounts. Whoever knows the access token (``AccessGuard``) is the one reader. On the loopback
//   interface there need not be one: the guard against forgery (``ForgeryGuard``) is what keeps other
//   people's pages out there.
// - Hummingbird's router and middleware. The way of a request is one function here, which is read in
//   one go, tested without a server, and faster than a chain of closures.
