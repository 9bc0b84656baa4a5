public import AppValues
public import Entities

/// The rules of exploring a demo network: it is created if there is none yet, and someone who is not signed in is
/// signed in as one of its people.
public struct DemoInteractor: Sendable {
  private let source: any DemoSource
  private let sessions: SessionInteractor
  private let language: String

  /// - Parameters:
  ///   - source: Where the network comes from.
  ///   - sessions: Who is signed in on this machine.
  ///   - language: Of the person to be, a BCP 47 code.
  public init(source: any DemoSource, sessions: SessionInteractor, language: String) {
    self.source = source
    self.sessions = sessions
    self.language = language
  }

  /// What can be done; nil for nothing.
  public func offer() async throws(AppError) -> DemoOffer? { try await source.offer() }

  /// Makes the network, or goes on with it.
  ///
  /// Throws what the source throws.
  public func make(soFar: @escaping DemoReport) async throws(AppError) -> DemoOutcome {
    try await source.make(soFar: soFar)
  }

  /// Signs in as one of its people, unless an account is in use on this machine; nil where that is so, and where it
  /// can't be done: the network is there all the same.
  public func enter() async -> Session? {
    do throws(AppError) {
      guard try await sessions.viewer().session == nil else { return nil }
      let origin = try await sessions.origin()
      guard let session = try await source.signIn(language: language, from: origin) else { return nil }
      return try await sessions.remember(session, isRepeatable: true)
    } catch {
      return nil
    }
  }
}
