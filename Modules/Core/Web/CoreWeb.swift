// CoreWeb: the code that the pages and the APIs of all features share to answer requests over HTTP.
//
// The path of a request:
//
//   Hummingbird -> site -> route -> screen -> binding -> view -> reply
//
// - The responder (``SiteResponder``) adapts the site to Hummingbird. It translates requests and
//   replies, counts them, and logs one line for each request.
// - The site (``Site``) does the work that is the same for all features. It rejects forged and
//   unauthorized requests, finds the route, reads the body as the route requires, renders failures,
//   and sets the security headers.
// - A route (``ServerRoute``) carries its handler, a closure in a controller of the feature. The
//   closure creates a screen for this request, turns the request into one intent of the screen, and
//   is the only place that connects the parts of the screen.
// - The binding (``ScreenBinding``) waits for the state that answers the request.
// - A view (``StateView``) turns that state into a reply: a page, or JSON. A view is a pure
//   function.
// - A screen that navigates calls its navigator. The server's navigator (``RedirectNavigator``)
//   records the route, and the reply redirects to it.
//
// Controllers, bindings and views know the protocols and values of the Domain and two values of
// this module, ``ServerRequest`` and ``ServerReply``. These parts and the site do not know
// Hummingbird, so they are tested separately and without a network. Only ``SiteResponder`` and
// ``SeamsServer`` know Hummingbird, and only ``PageTemplate`` knows swift-mustache.
//
// Files are streamed. A large body is a `ByteSource` (``BodyUse/streamed``, ``MultipartForm``), and
// a large reply is a ``ReplyStream``. Neither is ever in memory as a whole.
//
// A feature has a `Web` target, in which it conforms to ``WebFeature``. The program `seams-server`
// lists the feature in one line. A test compares the feature's part of the API description
// (``OpenAPIPart``) with its routes.
//
// Considered and rejected:
// - Scripts that a page depends on. Every page works without scripts, and the content security
//   policy forbids scripts in pages. The only script (``Script``) adds keyboard shortcuts, shows
//   times as ages, and updates open pages.
// - TLS. A public server runs behind a proxy that encrypts its connections.
// - Accounts. All clients with the access token (``AccessGuard``) count as the same user. A server
//   on the loopback interface needs no token, because ``ForgeryGuard`` keeps other sites' pages
//   out.
// - Hummingbird's router and middleware. Here, one function shows the whole path of a request. This
//   function is easy to read, testable without a server, and faster than a chain of closures.
