// NewsTesting: what tests of news, and of anything that uses them, are made with.
//
// | kind      | types                                                    | what it is for             |
// |-----------|----------------------------------------------------------|----------------------------|
// | in-memory | ``InMemoryStoryStore``, ``InMemoryFeedSource`` with its  | works; passes the contract |
// |           | ``FeedWeb`` and ``FeedHold``                             |                            |
// | stub      | ``StubStoryRepository``, ``StubNewsScreens``,            | answers what it is told    |
// |           | ``StubFeedReading``, ``StubFeedListFormat``              |                            |
// | spy       | ``SpyNewsRouter``, and the stubs but for the reader      | remembers what was asked   |
// | builder   | `Story.fixture(…)`, `StoryHeadline.fixture(…)`,          | shows only what matters    |
// |           | `NewsFeed.fixture(…)`, `ParsedFeed.fixture(…)`,          |                            |
// |           | `ParsedEntry.fixture(…)`, `NewsCategory.fixture(…)`      |                            |
// | contract  | ``StoryStoreContract``, ``FeedSourceContract``,          | keeps the ports alike      |
// |           | ``FeedListFormatContract``, ``NewsScreensContract``      |                            |
//
// A web of feeds is written into a ``FeedWeb``, page by page, and may change between two questions. What goes wrong
// in it is as easy to say as what goes well: a failure stands at an address as a document does, a script answers the next
// questions one by one, and a ``FeedHold`` lets questions hang until the test lets them go. So a test looks at what
// happens *while* a feed hangs, by event and not by time.
//
// A double belongs to one test case and is made in it.
