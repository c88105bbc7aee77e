internal import TideInfrastructure
public import TideRepository

/// The only place that knows the implementations of the ports.
public enum TideComposition {
  public static func repository() -> TideRepository { TideRepository(source: HarbourOffice()) }
}
