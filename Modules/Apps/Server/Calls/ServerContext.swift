import Hummingbird
import NIOCore

/// What is known about a request besides its content.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection that it came by.
  let channel: any Channel
  /// On whose behalf it is made; anonymous until its token has been checked.
  var caller = Caller.anonymous
  /// What the answer shows is noted here; nil for one that isn't kept.
  var note: AnswerNote?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
