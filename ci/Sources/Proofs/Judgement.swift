/// Tells for each violation of a batch whether its guard found it, out of what all guards found.
///
/// A finding in a file belongs to the violations that edit the file; one in a file that none of
/// them edits, or without a place, may belong to each. What belongs to nobody, or to one that
/// does not expect it, is noise: a guard went red that has nothing to do with what was planted.
public struct Judgement: Sendable {
  public let verdicts: [Verdict]
  /// Noise that no single violation can be blamed for: `guard: finding`.
  public let strays: [String]

  public init(verdicts: [Verdict], strays: [String]) {
    self.verdicts = verdicts
    self.strays = strays
  }

  public init(_ batch: Batch, _ observations: [(guardian: Guard, observation: Observation)]) {
    var noise: [String: [String]] = [:]
    var strays: [String] = []
    for (guardian, observation) in observations {
      for finding in observation.findings {
        let owners = Self.owners(of: finding, in: batch)
        let claimed = owners.contains { Self.claims($0, finding, of: guardian) }
        if claimed { continue }
        let text = "\(guardian.name): \(finding)"
        if owners.count == 1 {
          noise[owners[0].name, default: []].append(text)
        } else {
          strays.append(text)
        }
      }
    }
    self.strays = strays
    verdicts = batch.violations.map { violation in
      Self.verdict(violation, in: batch, observations, noise: noise[violation.name] ?? [])
    }
  }

  private static func owners(of finding: Finding, in batch: Batch) -> [Violation] {
    guard let path = finding.place?.path else { return batch.violations }
    let owners = batch.violations.filter { $0.patch.paths.contains(path) }
    return owners.isEmpty ? batch.violations : owners
  }

  private static func claims(
    _ violation: Violation, _ finding: Finding, of guardian: Guard
  ) -> Bool {
    let isExpected =
      violation.guardName == guardian.name
      && violation.expectations.contains { $0.matches(finding) }
    return isExpected
      || violation.companions.contains { "\(guardian.name): \(finding)".contains(pattern: $0) }
  }

  private static func verdict(
    _ violation: Violation, in batch: Batch,
    _ observations: [(guardian: Guard, observation: Observation)], noise: [String]
  ) -> Verdict {
    var seen: [String: Bool] = [:]
    for (guardian, observation) in observations {
      seen[guardian.name] = observation.findings.contains { finding in
        owners(of: finding, in: batch).contains(violation)
          && claims(violation, finding, of: guardian)
          || noise.contains("\(guardian.name): \(finding)")
      }
    }
    let outcome = outcome(violation, in: batch, observations, noise: noise)
    return Verdict(violation: violation, outcome: outcome, seen: seen, batch: batch.name)
  }

  private static func outcome(
    _ violation: Violation, in batch: Batch,
    _ observations: [(guardian: Guard, observation: Observation)], noise: [String]
  ) -> Verdict.Outcome {
    guard let own = observations.first(where: { $0.guardian.name == violation.guardName }) else {
      return .survived("“\(violation.guardName)” did not run.")
    }
    let possible = own.observation.findings.filter {
      owners(of: $0, in: batch).contains(violation)
    }
    var caught: Finding?
    for expectation in violation.expectations {
      guard let found = possible.first(where: expectation.matches) else {
        return .survived(
          survival(violation, missing: expectation, own.observation, possible))
      }
      caught = caught ?? found
    }
    guard let caught else { return .survived("it expects nothing.") }
    return noise.isEmpty ? .caught(caught) : .noisy(noise)
  }

  private static func survival(
    _ violation: Violation, missing: ExpectedFinding, _ observation: Observation,
    _ possible: [Finding]
  ) -> String {
    guard observation.isRed else {
      return "“\(violation.guardName)” stayed green. See \(observation.log)."
    }
    let wanted = [
      missing.finding, missing.place.map { "line \($0.line)" },
      missing.reason.map { "“\($0)”" },
    ].compactMap(\.self).joined(separator: ", ")
    let found = possible.prefix(3).map { "\n    \(String($0.description.prefix(300)))" }.joined()
    return found.isEmpty
      ? "“\(violation.guardName)” found nothing here; expected is \(wanted). See \(observation.log)."
      : "“\(violation.guardName)” went red, but not for \(wanted):\(found)"
  }
}
