public import Entities
public import Navigation

/// The menu shell: a linear text interface over every feature.
public struct ShellApp: Sendable {
  private let environment: ShellEnvironment

  public init(environment: ShellEnvironment) {
    self.environment = environment
  }

  /// Talks with the person until they quit or the input ends.
  ///
  /// - Parameters:
  ///   - viewer: Whoever is signed in, or nobody.
  ///   - start: Where to begin; nil for home, or the welcome of somebody who is not signed in.
  @MainActor
  public func run(as viewer: Viewer, at start: Route? = nil) async -> ExitCode {
    .done
  }
}
