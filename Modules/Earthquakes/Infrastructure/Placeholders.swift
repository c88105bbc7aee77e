public import CoreDomain
public import EarthquakesDomain

public struct EmbeddedGazetteer: Gazetteer {
  public init(folding: any TextFolding) {}
  public func places(matching query: String, limit: Int) -> [Place] { [] }
  public func places(named name: String) -> [Place] { [] }
}
public struct SVGQuakeDrawing: QuakeDrawing {
  public init() {}
  public func map(of list: QuakeList) -> String { "" }
  public func histogram(of days: [QuakeDay], for question: QuakeQuestion, through last: Timestamp) -> String { "" }
}
