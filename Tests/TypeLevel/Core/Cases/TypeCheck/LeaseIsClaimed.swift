/// Two programs do the same work, because one of them made up its lease.
///
/// Stated by ``WorkLease``.
private func lease(
  of work: WorkName, token: String, by leasing: LeasedWork
) async throws(SQLFailure) {
  _ = WorkLease(work: work, token: token)  // expected-error {{[init_candidate_inaccessible]}}
  _ = try await leasing.claim(work)
}
