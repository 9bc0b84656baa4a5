public import AppValues
import Entities
import MastodonAPI

extension RemoteBackend {
  /// Asks the server what it can do, unless that's known and no older than a day. What it answers changes which
  /// repositories there are, so those made before should be made again.
  ///
  /// Throws the faults of the network; then what was known stays.
  public func learn() async throws(AppError) {
    guard knowledge.isOld else { return }
    let caller = caller(.anonymous)
    let capabilities = try await capabilities(caller)
    let (limits, streaming) = try await instance(caller)
    knowledge.note(capabilities, limits: limits, streaming: streaming.unlessEmpty)
  }

  /// What a SocialConnect server can do; nil for another server, which doesn't know the question.
  private func capabilities(_ caller: RemoteCaller) async throws(AppError) -> SocialConnectCapabilities? {
    do throws(AppError) {
      return try await caller.call(Endpoints.SocialConnect.capabilities)
    } catch {
      switch error {
      // Some servers answer what they don't know by a page, or ask to sign in. One that can't be reached doesn't
      // answer the next question either.
      case .notFound, .gone, .unsupported, .forbidden, .unauthenticated, .offline, .unexpected: return nil
      default: throw error
      }
    }
  }

  /// The limits of posts, and where streams are.
  private func instance(
    _ caller: RemoteCaller
  ) async throws(AppError) -> (limits: ServerFacts.PostLimits, streaming: String) {
    do throws(AppError) {
      let configuration = try await caller.call(Endpoints.Server.instance).configuration
      return (.init(configuration.statuses, configuration.polls), configuration.urls.streaming)
    } catch {
      guard error == .notFound || error == .unsupported else { throw error }
      let instance = try await caller.call(Endpoints.Server.instanceV1)
      return (.init(instance.statuses, instance.polls), instance.streamingAPI)
    }
  }
}

extension ServerFacts.PostLimits {
  fileprivate init(_ limits: MastodonStatusLimits, _ polls: MastodonPollLimits) {
    self.init(
      characters: max(limits.maxCharacters, 1),
      photos: min(max(limits.maxMediaAttachments, 0), Photo.maximumCount),
      polls: ServerFacts.Polls(
        options: polls.maxOptions, characters: polls.maxCharactersPerOption, shortest: polls.minExpiration,
        longest: polls.maxExpiration))
  }
}
