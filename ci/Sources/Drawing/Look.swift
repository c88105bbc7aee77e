/// What all pictures of the project share: colours for light and for dark, and letters that every
/// reader has.
enum Look {
  /// The style sheet, with a line break at its end.
  static let sheet = """
    <style>
      :root { --paper: #ffffff; --frame: #f6f8fa; --box: #ffffff; --line: #d0d7de; --ink: #1f2328;
        --soft: #59636e; --quiet: #b6bec7; --arrow: #0969da; --wrong: #d1242f; --system: #eef1f4;
        --level-0: #ddf4ff; --level-1: #dafbe1; --level-2: #fff8c5; --level-3: #ffebe9; }
      @media (prefers-color-scheme: dark) {
        :root { --paper: #0d1117; --frame: #151b23; --box: #212830; --line: #3d444d; --ink: #f0f6fc;
          --soft: #9198a1; --quiet: #525a64; --arrow: #58a6ff; --wrong: #f85149; --system: #2a313c;
          --level-0: #0c2d6b; --level-1: #0f4220; --level-2: #4b3500; --level-3: #5d1214; }
      }
      text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
        fill: var(--ink); font-size: 11px; }
      .title { font-size: 16px; font-weight: 600; }
      .name, .frame-name { font-size: 13px; font-weight: 600; }
      .frame-name, .note, .entry { fill: var(--soft); }
      .wrong { fill: var(--wrong); }
      .paper { fill: var(--paper); stroke: var(--line); }
      .frame { fill: var(--frame); stroke: var(--line); }
      .box { fill: var(--box); stroke: var(--soft); }
      .system { fill: var(--system); stroke: var(--soft); stroke-dasharray: 2 2; }
      .edge { fill: none; stroke: var(--arrow); stroke-width: 1.5; }
      .edge.quiet { stroke: var(--quiet); stroke-width: 1; }
      .edge.unused { stroke-dasharray: 5 4; }
      .edge.undeclared { stroke: var(--wrong); stroke-width: 2.5; }
      .touch { fill: none; stroke: transparent; stroke-width: 9; pointer-events: stroke; }
      .head { fill: var(--arrow); }
      .head.quiet { fill: var(--quiet); }
      .head.undeclared { fill: var(--wrong); }
      .level-0 { fill: var(--level-0); }
      .level-1 { fill: var(--level-1); }
      .level-2 { fill: var(--level-2); }
      .level-3 { fill: var(--level-3); }
      .level { stroke: var(--soft); }
    </style>

    """
}

extension Label.Style {
  /// The class of the style sheet.
  var name: String { self == .frame ? "frame-name" : rawValue }
}
