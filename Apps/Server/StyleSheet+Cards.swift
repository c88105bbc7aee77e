extension StyleSheet {
  /// The styles of a front page with cards in columns, where the first card and the page are larger
  /// than others; of a story; and of a list that replaces a previous one.
  ///
  /// Outdated parts are hidden like a spinner, without script: see ``spinnerRule``. The progress
  /// line stays at the bottom of the window while the list is read.
  static let cards = """
    body:has(.cards) { max-width: 76rem; }
    .live > .stored:has(~ .fresh) { display: none; }
    .live > .spinner { background: var(--soft); border-radius: .375rem; bottom: .5rem; box-shadow: 0 .25rem 1rem rgb(0 0 0 / .25); gap: .75rem; margin: 1rem 0; padding: .375rem .75rem; position: sticky; z-index: 1; }
    .live > .spinner span { flex: 1 1 auto; min-width: 0; }
    .unseen { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; white-space: nowrap; width: 1px; }
    form.find { align-items: center; display: flex; flex-wrap: wrap; gap: .5rem 1rem; margin: 1rem 0; }
    form.find input { flex: 1 1 8rem; width: auto; }
    nav.tabs { border-bottom: 1px solid var(--line); flex-wrap: nowrap; gap: 0 1.25rem; overflow-x: auto; overflow-wrap: normal; padding: 0; white-space: nowrap; }
    nav.tabs a { border-bottom: 3px solid transparent; flex: none; gap: .375rem; text-decoration: none; }
    nav.tabs a[aria-current] { border-color: var(--link); }
    .badge { background: var(--soft); border-radius: 1rem; color: var(--text); font-size: .875rem; font-weight: 400; padding: 0 .5rem; }
    .tools { align-items: center; display: flex; flex-wrap: wrap; gap: .25rem .5rem; justify-content: space-between; padding: .5rem 0; }
    .tools nav { gap: .5rem; }
    a.switch { border: 1px solid var(--edge); border-radius: 2rem; justify-content: center; padding: 0 .875rem; text-decoration: none; }
    a.switch[aria-current] { background: var(--soft); }
    .cards { display: grid; gap: 1rem; grid-auto-flow: dense; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); margin: .5rem 0 1rem; }
    .card { border: 1px solid var(--line); border-radius: .75rem; display: flex; flex-direction: column; padding: .875rem 1rem .375rem; }
    .card:target { outline: 3px solid var(--link); }
    .card h2, .prose { font-family: ui-serif, "Iowan Old Style", "Noto Serif", Georgia, serif; }
    .card h2 { font-size: 1.25rem; line-height: 1.25; }
    .card h2 a { color: var(--text); padding: .25rem 0; text-decoration: none; }
    .card h2 a:hover { text-decoration: underline; }
    .card.lead h2 { font-size: 1.5rem; }
    .card > p { margin: .25rem 0 .5rem; }
    .card.done { background: var(--soft); border-color: transparent; }
    .card.done h2 { font-weight: 400; }
    .card .foot { align-items: center; color: var(--quiet); display: flex; font-size: .9375rem; gap: .5rem; justify-content: space-between; margin-top: auto; }
    .card.done .foot { color: var(--text); }
    .card .foot p { margin: 0; min-width: 0; }
    .card .new { background: var(--link); border-radius: .25rem; color: var(--page); font-size: .8125rem; padding: .0625rem .375rem; }
    button.star { background: none; border: 0; color: inherit; font-size: 1.375rem; line-height: 1; min-width: 2.75rem; padding: 0; }
    .card time { white-space: nowrap; }
    @media (min-width: 40rem) {
      main:has(> .find) > h1 { float: left; margin: .25rem 2rem 0 0; }
      .lead { grid-column: span 2; padding: 1.25rem 1.5rem .5rem; }
      .card.lead h2 { font-size: clamp(1.75rem, 3.4vw, 2.75rem); line-height: 1.1; }
      .card.lead > p { font-size: 1.25rem; margin: .75rem 0; }
    }
    body:has(.reading) { max-width: 44rem; }
    body:has(.reading) h1 { font-family: ui-serif, "Iowan Old Style", "Noto Serif", Georgia, serif; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; }
    .prose { font-size: 1.1875rem; line-height: 1.65; }
    .prose img { height: auto; max-width: 100%; }
    .prose :is(h1, h2, h3, h4, h5, h6) { font-size: 1.25rem; margin: 1.5rem 0 .5rem; }
    .prose blockquote { border-left: 4px solid var(--edge); font-style: italic; margin: 1rem 0; padding-left: 1rem; }
    .prose table { display: block; overflow-x: auto; }
    .prose pre { background: var(--soft); padding: .75rem; }
    ul.feeds { list-style: none; padding: 0; }
    ul.feeds > li { align-items: center; border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: .25rem 0; }
    ul.feeds > li > :is(details[open], .notice) { flex: 1 1 100%; }
    ul.feeds p { margin: .25rem 0; }
    ul.feeds p > a { display: inline-block; padding: .6rem 0; }
    ul.feeds .actions { align-items: center; }
    ul.feeds .actions form { flex: 0 1 auto; }
    ul.feeds .actions input { max-width: 12rem; }

    """
}
