// swift-tools-version: 6.2
//
// The modules that each module may import. The guard compares it with what the sources import.

import PackageDescription

let package = Package(
  name: "Bus",
  targets: [
    .target(name: "BusDomain"),
    .target(name: "BusViewModel", dependencies: ["BusDomain", "BusInfrastructure"]),
    .target(name: "BusInfrastructure", dependencies: ["BusDomain"]),
    .target(
      name: "BusComposition", dependencies: ["BusDomain", "BusInfrastructure", "BusViewModel"]),
  ],
  swiftLanguageModes: [.v6]
)
