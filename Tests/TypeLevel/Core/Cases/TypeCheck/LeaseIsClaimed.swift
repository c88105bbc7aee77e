/// Two programs do the same work, because one of them made up its lease.
///
/// Stated by ``WorkLease``.
private func lease(
  of work: WorkName, token: String, by leasing: LeasedWork
) async throws(SQLFailure) -> WorkLease? {
  #if FAIL
  WorkLease(work: work, token: token)  // expected-FAIL-error {{[init_candidate_inaccessible]}}
  #else
  try await leasing.claim(work)
  #endif
}
