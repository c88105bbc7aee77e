// NewsTesting: test support for the feature and for code that uses it.
//
// | kind      | types                                                    | purpose                |
// |-----------|----------------------------------------------------------|------------------------|
// | in-memory | ``InMemoryStoryStore``, ``InMemoryFeedSource`` with its  | works; passes the      |
// |           | ``FeedWeb`` and ``FeedHold``                             | contract               |
// | stub      | ``StubStoryRepository``, ``StubNewsScreens``,            | returns preset answers |
// |           | ``StubFeedReading``, ``StubFeedListFormat``              |                        |
// | spy       | ``SpyNewsRouter``, and all stubs but ``StubFeedReading`` | records calls          |
// | builder   | `Story.fixture(…)`, `StoryHeadline.fixture(…)`,          | shows only what        |
// |           | `NewsFeed.fixture(…)`, `ParsedFeed.fixture(…)`,          | matters                |
// |           | `ParsedEntry.fixture(…)`, `NewsCategory.fixture(…)`      |                        |
// | contract  | ``StoryStoreContract``, ``FeedSourceContract``,          | one suite per protocol |
// |           | ``FeedListFormatContract``                               |                        |
//
// A ``FeedWeb`` contains the documents of a test's web, which may change between requests. Failures
// are as easy to set up as successes: an address can have a failure instead of a document, and a
// script answers the next requests one by one. A ``FeedHold`` makes requests wait until the test
// releases them, so a test can check what happens *while* a feed hangs, without timers.
//
// Each test case creates its own doubles.
