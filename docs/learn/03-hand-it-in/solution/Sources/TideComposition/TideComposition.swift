internal import TideInfrastructure
public import TideRepository

/// The one place that knows what stands behind a port.
public enum TideComposition {
  public static func repository() -> TideRepository { TideRepository(source: HarbourOffice()) }
}
