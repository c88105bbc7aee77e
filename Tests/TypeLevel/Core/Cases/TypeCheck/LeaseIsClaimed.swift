/// Two programs do the same work, because one of them made up its lease.
///
/// Stated by ``WorkLease``.
private func lease(
  of work: WorkName, token: String, by leasing: LeasedWork
) async throws(SQLFailure) {
  // expected-error@+1 {{[init_candidate_inaccessible]}}
  let _: WorkLease? = WorkLease(work: work, token: token)
  let _: WorkLease? = try await leasing.claim(work)
}
