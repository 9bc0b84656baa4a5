import ArgumentParser

/// The value of an option that is turned on or off. `yes` and `no` are understood, too.
enum Switch: String, ExpressibleByArgument, CaseIterable, Sendable {
  case on, off

  init?(argument: String) {
    switch argument.lowercased() {
    case "on", "yes": self = .on
    case "off", "no": self = .off
    default: return nil
    }
  }

  var isOn: Bool { self == .on }
}
