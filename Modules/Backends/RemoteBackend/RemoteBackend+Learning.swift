public import AppValues
import Entities
import MastodonAPI

extension RemoteBackend {
  /// Asks the server what it can do, unless that's known and no older than a day. What it answers changes which
  /// repositories there are, so those made before should be made anew.
  ///
  /// Throws the faults of the network; then what was known stays.
  public func learn() async throws(AppError) {
    guard knowledge.isOld else { return }
    let caller = caller(.anonymous)
    let features = try await features(caller)
    knowledge.note(features: features, limits: try await limits(caller))
  }

  /// What a SocialConnect server can do; nil for another server, which doesn't know the question.
  private func features(_ caller: RemoteCaller) async throws(AppError) -> Set<SocialConnectFeature>? {
    do throws(AppError) {
      return Set(try await caller.call(Endpoints.SocialConnect.capabilities).features)
    } catch {
      switch error {
      // Some servers answer what they don't know by a page, or ask to sign in. One that can't be reached doesn't
      // answer the next question either.
      case .notFound, .gone, .unsupported, .forbidden, .unauthenticated, .offline, .unexpected: return nil
      default: throw error
      }
    }
  }

  private func limits(_ caller: RemoteCaller) async throws(AppError) -> ServerFacts.PostLimits {
    do throws(AppError) {
      return .init(try await caller.call(Endpoints.Server.instance).configuration.statuses)
    } catch {
      guard error == .notFound || error == .unsupported else { throw error }
      return .init(try await caller.call(Endpoints.Server.instanceV1).statuses)
    }
  }
}

extension ServerFacts.PostLimits {
  fileprivate init(_ limits: MastodonStatusLimits) {
    self.init(
      characters: max(limits.maxCharacters, 1),
      photos: min(max(limits.maxMediaAttachments, 0), Photo.maximumCount))
  }
}
