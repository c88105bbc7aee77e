extension StyleSheet {
  /// The styles of lists, cards, stories and tables, and of people's settings.
  ///
  /// In a list that replaces a previous one, outdated parts are hidden like a spinner, without
  /// script: see ``spinnerRule``. The progress line stays at the bottom of the window.
  static let lists = """
    ::placeholder { color: var(--quiet); opacity: 1; }

    /* Lists */
    nav.tabs { gap: 0 var(--2); margin: var(--2) 0; outline-offset: -3px; padding: 2px 0; }
    nav.tabs a, a.switch { background: var(--surface); border: 1px solid var(--line); border-radius: var(--pill); font-size: var(--medium); outline-offset: -3px; padding: 0 var(--3); }
    :is(nav.tabs a, a.switch):hover { border-color: var(--edge); }
    nav.tabs a[aria-current], a.switch[aria-current] { background: var(--tint); border-color: var(--fill); color: var(--link); font-weight: 600; }
    .badge { background: var(--soft); border-radius: var(--pill); color: var(--text); font-size: .75rem; font-variant-numeric: tabular-nums; font-weight: 600; padding: .0625rem var(--2); }
    .tools { align-items: center; display: flex; flex-wrap: wrap; gap: var(--2); justify-content: space-between; margin: var(--2) 0; }
    .tools nav { flex-wrap: wrap; gap: var(--2); }
    nav.pages { flex-wrap: wrap; gap: var(--2); justify-content: center; margin: var(--6) 0; }
    nav.pages:not(:has(*)) { display: none; }
    nav.pages a { align-items: center; background: var(--surface); border: 1px solid var(--line); border-radius: var(--corner); color: var(--text); display: inline-flex; font-size: var(--medium); font-variant-numeric: tabular-nums; justify-content: center; min-height: var(--tap); min-width: var(--tap); padding: 0 var(--3); text-decoration: none; }
    nav.pages a:hover { border-color: var(--edge); }
    nav.pages a[aria-current] { background: var(--fill); border-color: var(--fill); color: var(--on-fill); font-weight: 600; }
    nav.pages > span { color: var(--quiet); font-variant-numeric: tabular-nums; padding: 0 var(--2); }
    ol.entries, ul.rows, ul.feeds { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--shadow); list-style: none; margin: var(--4) 0; overflow: clip; padding: 0; }
    ol.entries > li, ul.feeds > li { border-top: 1px solid var(--line); padding: var(--3) var(--4); }
    :is(ol.entries, ul.feeds) > li:first-child { border-top: 0; }
    ol.entries > li:hover { background: light-dark(#fafbfc, #191e26); }
    ol.entries :is(p, ul) { margin: var(--1) 0; }
    ol.entries h2 { font-size: 1.0625rem; font-weight: 600; }
    :is(ol.entries, ul.feeds, main > .actions) .quiet { font-size: var(--small); }
    :is(h2, h3) a { text-decoration: none; }
    :is(h2, h3) a:hover { text-decoration: underline; }
    ol.entries .actions { margin: var(--2) 0 0 calc(-1 * var(--3)); }
    ol.entries .actions, ol.entries .actions form { gap: 0 var(--1); }
    ol.entries .actions :is(button, .button) { background: none; border-color: transparent; color: var(--quiet); font-size: var(--small); }
    ol.entries .actions :is(button, .button):hover { background: var(--soft); color: var(--text); }
    @media (min-width: 60rem) {
      ol.entries > li { display: grid; grid-template-columns: 1fr auto; }
      ol.entries > li > * { grid-column: 1; }
      ol.entries > li > .actions { align-self: start; grid-column: 2; grid-row: 1 / 20; margin: 0; }
    }
    ul.tags { display: flex; flex-wrap: wrap; gap: var(--2); list-style: none; margin: var(--2) 0; padding: 0; }
    ul.tags a { align-items: center; background: var(--tint); border-radius: var(--pill); display: inline-flex; font-size: var(--small); min-height: max(1.5rem, var(--tap) - .625rem); padding: 0 var(--3); text-decoration: none; }
    ul.tags a:hover { text-decoration: underline; }
    ul.rows { display: grid; gap: 1px; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
    ul.rows > li { align-items: center; display: flex; flex-wrap: wrap; gap: 0 var(--3); outline: 1px solid var(--line); padding: var(--1) var(--4); }
    ul.rows a { align-items: center; display: inline-flex; min-height: var(--tap); }
    ul.rows .quiet { font-size: var(--small); }
    ul.rows .quiet + a { font-size: var(--small); margin-left: auto; }
    section:has(> ul.feeds) { margin: var(--4) 0; }
    section:has(> ul.feeds) > h2 { color: var(--quiet); font-size: var(--medium); margin: 0; }
    section > ul.feeds { margin: var(--2) 0; }
    ul.feeds > li { align-items: center; display: flex; flex-wrap: wrap; gap: 0 var(--4); justify-content: space-between; padding: var(--1) var(--4); }
    ul.feeds > li > :is(details[open], .notice) { flex: 1 1 100%; }
    ul.feeds p { margin: var(--1) 0; }
    ul.feeds p > a { align-items: center; display: inline-flex; font-weight: 600; min-height: var(--tap); text-decoration: none; }
    ul.feeds .actions { padding-bottom: var(--3); }
    ul.feeds .actions form { flex: 0 1 auto; }
    ul.feeds .actions input { max-width: 12rem; }

    /* Cards */
    .cards { display: grid; gap: var(--4); grid-auto-flow: dense; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); margin: var(--3) 0 var(--5); }
    .card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--shadow); display: flex; flex-direction: column; margin: 0; overflow: clip; padding: var(--4); }
    .card:hover { border-color: light-dark(#b9bfca, #465061); }
    .card:target { outline: 3px solid var(--link); }
    .card h2 { margin: 0; font-size: 1.1875rem; line-height: 1.25; }
    .card h2 a { color: var(--text); }
    .card > p { margin: var(--1) 0 var(--2); }
    .card .foot { align-items: center; color: var(--quiet); display: flex; font-size: var(--small); gap: var(--2); justify-content: space-between; margin-top: auto; min-height: var(--tap); }
    .card .foot p { margin: 0; min-width: 0; }
    .card time { white-space: nowrap; }
    :is(.card, .cover) .new { background: var(--fill); border-radius: .25rem; color: var(--on-fill); font-size: .6875rem; font-weight: 600; padding: .125rem .375rem; }
    .card.done { background: var(--soft); border-color: transparent; box-shadow: none; }
    .card.done h2 { font-weight: 500; }
    .card.done .foot, .card.done > .quiet { color: var(--text); }
    .cards:not(.home) > .card:not(:has(> img)) h2, .prose, main:has(.reading) > h1 { font-family: var(--serif); }
    @media (min-width: 40rem) {
      .card.lead { grid-column: span 2; padding: var(--6); }
      .card.lead h2 { font-size: clamp(1.75rem, 3vw, 2.5rem); letter-spacing: -.02em; line-height: 1.1; }
      .card.lead > p { font-size: var(--large); margin: var(--3) 0; }
    }
    main > p:has(> img) { float: left; margin: 0 var(--6) var(--4) 0; width: clamp(7.5rem, 30%, 12.5rem); }
    main:has(> p > img) > section { clear: both; padding-top: var(--4); }
    .cards.home { grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); }
    .home .card { padding-bottom: var(--3); }
    .home .card .tags { margin-top: auto; padding-top: var(--2); }

    /* Covers, and the pages of a book */
    ul.covers { display: grid; gap: var(--5) var(--3); grid-template-columns: repeat(auto-fill, minmax(min(8rem, 45%), 1fr)); list-style: none; margin: var(--3) 0 var(--5); padding: 0; }
    .cover { display: flex; flex-direction: column; min-width: 0; }
    .cover > :is(a, b) { color: var(--text); font-size: var(--medium); font-weight: 600; line-height: 1.3; text-decoration: none; }
    .cover > a:hover { text-decoration: underline; }
    .cover img, main > p > img { border-radius: var(--corner); box-shadow: var(--shadow), 0 0 0 1px var(--line); display: block; height: auto; width: 100%; }
    .cover img { margin-bottom: var(--2); }
    .cover > :is(p, label) { font-size: var(--small); font-weight: 400; margin: var(--1) 0 0; }
    .cover > p:empty { display: none; }
    .cover time { white-space: nowrap; }
    .cover progress { display: block; width: 100%; }
    .cover > :is(.badges, .actions) { margin-top: auto; padding-top: var(--2); }
    .badges { align-items: baseline; display: flex; flex-wrap: wrap; gap: var(--1); }
    .badges .badge { border-radius: .25rem; font-size: .6875rem; padding: .125rem .375rem; }
    ul.rows > li > time { color: var(--quiet); font-size: var(--small); font-variant-numeric: tabular-nums; margin-left: auto; }
    .home h3 { color: var(--quiet); font-size: var(--small); }
    .home .covers { gap: var(--2); grid-template-columns: repeat(auto-fill, minmax(4rem, 1fr)); margin: var(--2) 0 0; }
    .home .cover > a { font-size: var(--small); font-weight: 500; }
    figure.leaf { margin-inline: auto; max-width: max(18rem, (100vh - 15rem) * .7075); position: relative; }
    figure.leaf a { bottom: 0; position: absolute; top: 0; width: 50%; }
    figure.leaf a[rel="prev"] { left: 0; }
    figure.leaf a[rel="next"] { right: 0; }
    .pair { display: grid; gap: var(--4); grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); max-width: 56rem; }
    .pair h2 { margin-bottom: var(--3); }
    .pair form { background: none; border: 0; box-shadow: none; margin: 0; padding: 0; }

    /* Stories */
    main:has(.reading) > h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; }
    .prose { font-size: 1.1875rem; line-height: 1.65; }
    .prose p { margin: 1em 0; }
    .prose img { height: auto; max-width: 100%; }
    .prose :is(h1, h2, h3, h4, h5, h6) { font-size: 1.25rem; margin: var(--6) 0 var(--2); }
    .prose blockquote { border-left: 3px solid var(--edge); font-style: italic; margin: 1rem 0; padding-left: var(--4); }
    .prose table { display: block; overflow-x: auto; }

    /* Tables */
    .table { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--shadow); margin: var(--4) 0; overflow-x: auto; }
    table { border-collapse: collapse; font-size: var(--medium); font-variant-numeric: tabular-nums; overflow-wrap: break-word; width: 100%; }
    caption { font-weight: 600; padding: var(--3) var(--4); text-align: start; }
    th, td { border-top: 1px solid var(--line); padding: var(--2) var(--3); text-align: start; vertical-align: baseline; }
    thead th { background: var(--surface); border-top: 0; box-shadow: inset 0 -1px var(--line); color: var(--quiet); font-size: var(--small); font-weight: 600; vertical-align: bottom; }
    tbody tr:hover { background: light-dark(#f4f6fa, #1b212b); }
    th[scope="row"] { font-weight: 400; min-width: 8rem; }
    th[scope="row"]:not(:has(a)) { white-space: nowrap; }
    th a { align-items: center; display: inline-flex; min-height: calc(var(--tap) - var(--2)); }
    td time { white-space: nowrap; }
    td.number { text-align: end; white-space: nowrap; }
    table:has(tbody td:nth-child(2).number) thead th:nth-child(2),
    table:has(tbody td:nth-child(3).number) thead th:nth-child(3),
    table:has(tbody td:nth-child(4).number) thead th:nth-child(4),
    table:has(tbody td:nth-child(5).number) thead th:nth-child(5) { text-align: end; }
    @media (min-width: 60rem) {
      th, td { padding: var(--2) var(--4); }
      .table thead th { white-space: nowrap; }
      .table { overflow-x: visible; }
      .table thead th { position: sticky; top: 0; }
    }

    /* People's settings, and paper */
    @media (pointer: coarse) { h2 a, main > p > a { display: inline-block; padding: .6rem 0; } .card h2 a { padding: var(--1) 0; } }
    @media (prefers-reduced-motion: reduce) { .spinner::before { animation: none; } :is(button, .button):active { transform: none; } }
    @media (forced-colors: active) {
      a[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; }
      .brand svg { forced-color-adjust: none; }
      .card, .button, .notice, .badge, ul.tags a { border: 1px solid; }
    }
    @media print {
      header, form, .actions, nav, .skip { display: none; }
      body, html, main * { background: none; box-shadow: none; color: #000; }
    }

    """
}
