extension StyleSheet {
  /// The styles of lists, cards, stories and tables, and of the user's settings.
  ///
  /// If a list replaces a previous one, the outdated parts are hidden like a spinner, without a
  /// script: see ``spinnerRule``. The progress line stays at the bottom of the window.
  static let lists = """
    ::placeholder { color: var(--quiet); opacity: 1; }

    /* Lists */
    nav.tabs { gap: 0 var(--2); margin: var(--2) 0; outline-offset: -3px; padding: 2px 0; }
    nav.tabs a, a.switch { background: var(--surface); border: 1px solid var(--line); border-radius: var(--pill); font-size: var(--medium); outline-offset: -3px; padding: 0 var(--3); }
    :is(nav.tabs a, a.switch):hover { border-color: var(--edge); }
    nav.tabs a[aria-current], a.switch[aria-current] { background: var(--tint); border-color: var(--fill); color: var(--link); font-weight: 600; }
    .badge { background: var(--soft); border-radius: var(--pill); color: var(--text); font-size: .75rem; font-variant-numeric: tabular-nums; font-weight: 600; padding: .0625rem var(--2); position: relative; }
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
    ol.compact { overflow: visible; }
    ol.compact > li { align-items: start; display: flex; gap: 0 var(--3); padding: var(--2) var(--4); }
    ol.compact > li:first-child { border-radius: var(--card) var(--card) 0 0; }
    ol.compact > li:last-child { border-radius: 0 0 var(--card) var(--card); }
    ol.compact > li:only-child { border-radius: var(--card); }
    ol.compact > li > div { align-items: center; display: flex; flex: 1 1 0; flex-wrap: wrap; gap: var(--1) var(--3); min-width: 0; padding: calc((var(--tap) - 1.5rem) / 2) 0; }
    ol.compact :is(h2, h3, .note) { flex: 1 0 100%; min-width: 0; }
    ol.compact :is(h2, h3) { font-size: 1rem; font-weight: 600; line-height: 1.5; }
    ol.compact :is(p, ul.tags) { margin: 0; }
    ol.compact time { white-space: nowrap; }
    ol.compact .note { -webkit-box-orient: vertical; -webkit-line-clamp: 2; display: -webkit-box; font-size: var(--medium); overflow: hidden; }
    ol.compact ul.tags { gap: var(--1) var(--2); }
    ol.compact ul.tags a { min-height: max(1.5rem, var(--tap) - 1rem); }
    @media (max-width: 40rem) {
      ol.compact > li { gap: 0 var(--1); padding-inline: var(--3); }
      ol.compact .menu > summary { font-size: 0; list-style: none; min-width: var(--tap); padding-inline: 0; text-align: center; }
      ol.compact .menu > summary::-webkit-details-marker { display: none; }
      ol.compact .menu > summary::before { content: "⋯"; content: "⋯" / ""; font-size: 1.25rem; }
    }
    .pick { cursor: pointer; display: grid; flex: none; margin: 0 0 0 calc(-1 * var(--2)); min-height: var(--tap); min-width: var(--tap); place-items: center; position: relative; }
    .pick input { accent-color: var(--fill); height: 1.25rem; margin: 0; min-height: 0; width: 1.25rem; }
    .menu { flex: none; position: relative; }
    .menu > summary { border-radius: var(--corner); font-size: var(--small); line-height: 1.5rem; padding-inline: var(--2); position: relative; white-space: nowrap; }
    .menu[open] > summary, .menu > summary:hover { background: var(--soft); }
    .menu > :not(summary) { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--raised); display: grid; gap: var(--1); inset-inline-end: 0; margin: 0; min-width: 12rem; padding: var(--2); position: absolute; z-index: 2; }
    .menu > div form { display: grid; gap: var(--1); }
    .menu > div :is(button, .button) { background: none; border-color: transparent; justify-content: start; }
    .menu > div :is(button, .button):hover { background: var(--soft); }
    form.selection { align-items: center; background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--raised); display: flex; flex-wrap: wrap; gap: var(--2); margin: var(--4) 0; padding: var(--2) var(--4); }
    form.selection label { margin: 0; }
    form.selection input { flex: 1 1 5rem; max-width: 12rem; min-width: 0; }
    main:not(:has(.pick :checked)) > form.selection { display: none; }
    @media (min-height: 40rem) {
      form.selection { bottom: var(--2); position: sticky; z-index: 1; }
      html:has(.pick :checked) { scroll-padding-bottom: 10rem; }
    }
    ul.tags { display: flex; flex-wrap: wrap; gap: var(--2); list-style: none; margin: var(--2) 0; padding: 0; }
    ul.tags a, a.chip { align-items: center; background: var(--tint); border-radius: var(--pill); display: inline-flex; font-size: var(--small); min-height: max(1.5rem, var(--tap) - .625rem); padding: 0 var(--3); text-decoration: none; }
    :is(ul.tags a, a.chip):hover { text-decoration: underline; }
    ul.rows { display: grid; gap: 1px; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
    ul.rows > li { align-items: center; display: flex; flex-wrap: wrap; gap: 0 var(--3); outline: 1px solid var(--line); padding: var(--1) var(--4); }
    ul.rows a { align-items: center; display: inline-flex; min-height: var(--tap); }
    ul.rows .quiet { font-size: var(--small); }
    ul.menus:has([open]) { overflow: visible; }
    ul.menus > li { justify-content: space-between; }
    ul.menus a.chip { gap: var(--2); min-height: max(1.75rem, var(--tap) - .5rem); }
    .count { color: var(--quiet); font-variant-numeric: tabular-nums; position: relative; white-space: nowrap; }
    ul.rows > li > time { color: var(--quiet); font-size: var(--small); font-variant-numeric: tabular-nums; margin-left: auto; }
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
    .card .foot form { display: flex; flex: none; }
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
    .columns { align-items: start; display: grid; gap: var(--4); grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); }
    .columns .card > h2 { margin-bottom: var(--2); }
    .card > form:has(> p > label) { border: 0; box-shadow: none; margin: 0; padding: 0; }
    .card > form select { width: 100%; }
    ul.links { list-style: none; margin: var(--2) 0; padding: 0; }
    ul.links li { border-top: 1px solid var(--line); padding: var(--1) 0; }
    ul.links li:first-child { border-top: 0; }
    ul.links a { display: inline-block; padding: var(--1) 0; }
    ul.links .quiet { font-size: var(--small); }
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

    /* Charts: positions are percentages and pixels, so that text keeps its size */
    figure.chart { margin: var(--4) 0; max-width: none; }
    .plot { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); box-shadow: var(--shadow); padding: var(--3) var(--4) var(--2); }
    .plot svg { background: none; border: 0; border-radius: 0; height: 20.5rem; overflow: visible; width: 100%; }
    .plot svg svg { height: 280px; }
    .plot text { fill: var(--quiet); font-size: var(--small); font-variant-numeric: tabular-nums; paint-order: stroke; stroke: var(--surface); stroke-width: 4px; }
    .plot > svg > line { stroke: var(--line); }
    :is(.plot, .curve) polyline, .legend line { fill: none; stroke: currentColor; stroke-linejoin: round; stroke-width: 2.5px; vector-effect: non-scaling-stroke; }
    :is(.plot, .curve) polygon { fill: currentColor; opacity: .12; }
    .plot circle { fill: currentColor; }
    .plot circle.point:not(:hover) { fill-opacity: 0; }
    .curve { display: block; height: 3.5rem; width: 100%; }
    ul.legend { display: flex; flex-wrap: wrap; gap: var(--1) var(--5); list-style: none; margin: 0 0 var(--2); padding: 0; }
    .legend svg { background: none; border: 0; border-radius: 0; display: inline-block; height: .5rem; width: 2.5rem; }
    .legend span { color: var(--text); font-variant-numeric: tabular-nums; }
    figcaption a { margin-right: var(--4); }
    .series-1 { color: var(--series-1); } .series-2 { color: var(--series-2); } .series-3 { color: var(--series-3); } .series-4 { color: var(--series-4); } .series-5 { color: var(--series-5); }
    .series-2 :is(polyline, line) { stroke-dasharray: 9 4; } .series-3 :is(polyline, line) { stroke-dasharray: 2 4; } .series-4 :is(polyline, line) { stroke-dasharray: 9 4 2 4; } .series-5 :is(polyline, line) { stroke-dasharray: 16 6; }
    @media (max-width: 40rem) { .plot .minor { display: none; } }

    /* Stories */
    main:has(.reading) > h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.15; }
    .reading ul.rows { grid-template-columns: 1fr; }
    .prose { font-size: 1.1875rem; line-height: 1.65; }
    .prose p { margin: 1em 0; }
    .prose img { height: auto; max-width: 100%; }
    .prose :is(h1, h2, h3, h4, h5, h6) { font-size: 1.25rem; margin: var(--6) 0 var(--2); }
    .prose blockquote { border-left: 3px solid var(--edge); font-style: italic; margin: 1rem 0; padding-left: var(--4); }
    .prose table { display: block; overflow-x: auto; }

    /* Figures */
    p.figure[role] { color: var(--text); font-size: var(--large); margin: var(--6) 0 var(--3); }
    .figure strong { display: block; font-size: clamp(3rem, 12vw, 4.5rem); font-variant-numeric: tabular-nums; letter-spacing: -.03em; line-height: 1.1; }

    .split > figure { max-width: 30rem; }
    .magnitude { background: var(--soft); border-radius: var(--corner); display: inline-block; font-variant-numeric: tabular-nums; font-weight: 600; min-width: 3rem; padding: .0625rem var(--1); text-align: center; }
    .magnitude.moderate { background: light-dark(#ffe2b0, #553a0c); }
    .magnitude.major { background: var(--alert); color: var(--surface); }
    .spark { display: block; fill: var(--fill); height: 2.5rem; margin: var(--1) 0 var(--2); width: 100%; }
    @media (min-width: 60rem) {
      .split { align-items: start; display: grid; gap: var(--4) var(--6); grid-template: auto 1fr / minmax(0, 24rem) minmax(0, 1fr); margin: var(--4) 0; }
      .split > figure { grid-column: 1; margin: 0; }
      .split > .table { grid-column: 2; grid-row: 1 / 3; margin: 0; }
    }

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
    @media (max-width: 40rem) {
      table.stack, .stack :is(caption, tbody) { display: block; }
      .stack thead { clip-path: inset(50%); position: absolute; }
      .stack tbody tr { align-items: center; border-top: 1px solid var(--line); display: grid; gap: 0 var(--3); grid-template-columns: 3rem 1fr auto; padding: var(--1) var(--3); }
      .stack tbody :is(th, td) { border: 0; padding: 0; }
      .stack tbody tr > :first-child { grid-row: 1 / 3; }
      .stack tbody th { grid-column: 2 / 4; }
      .stack tbody th ~ td { color: var(--quiet); font-size: var(--small); padding-bottom: var(--1); }
      .stack .extra { display: none; }
    }
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
      .card, .button, .notice, .badge, .magnitude, ul.tags a, a.chip, .menu > :not(summary) { border: 1px solid; }
    }
    @media print {
      header, footer, form, .actions, nav, .skip { display: none; }
      body, html, main * { background: none; box-shadow: none; color: #000; }
    }

    """
}
