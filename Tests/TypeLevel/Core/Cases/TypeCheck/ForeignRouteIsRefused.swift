/// An address of another feature opens the list of this one.
///
/// Stated by ``RouteMap/destination(of:)``.
private func open<Map: RouteMap>(
  _ route: Route, of map: Map.Type, with router: any Routing<Map.Destination>
) async {
  // expected-error@+1 {{[optional_not_unwrapped]}}
  await router.open(map.destination(of: route))
  if let place = map.destination(of: route) { await router.open(place) }
}
