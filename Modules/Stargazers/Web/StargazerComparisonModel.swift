import CoreDomain
import CoreWeb
import StargazersDomain

/// The template model of several histories as a chart and as a table.
struct StargazerComparisonModel: Sendable {
  private let figure: String
  private let rows: [StargazerComparisonRow]

  init(_ histories: [StarHistory], _ scale: StargazerChartScale) {
    figure = StargazerChartFigure(of: histories, scale)?.markup ?? ""
    rows = histories.map(StargazerComparisonRow.init)
  }

  var markup: String { Self.template.render(self, drawing: StargazerComparisonRow.registered) }

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
