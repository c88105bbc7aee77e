import CoreDomain
import CoreWeb
import StargazersDomain

/// Several histories as a chart and as a table, as HTML.
enum StargazerComparisonMarkup {
  static func markup(of histories: [StarHistory], _ scale: StargazerChartScale) -> String {
    let figure = StargazerChartFigure.markup(of: histories, scale)
    let rows = histories.map(StargazerComparisonRow.init)
    return template.render(
      (figure: figure, rows: rows), drawing: StargazerComparisonRow.registered)
  }

  private static let template = TableTemplate<StargazerComparisonRow>(
    """
    {{{figure}}}
    <div class="table" role="region" aria-labelledby="repositories" tabindex="0">
    <table>
    <caption id="repositories">Repositories</caption>
    <thead>
    <tr><th scope="col">Name</th><th scope="col">Total stars</th><th scope="col">New in \(StargazerComparisonRow.weeks) weeks</th><th scope="col" class="extra">First week</th><th scope="col" class="extra">Last updated</th></tr>
    </thead>
    <tbody>
    {{#rows}}
    {{> StargazerComparisonRow}}
    {{/rows}}
    </tbody>
    </table>
    </div>

    """)
}
