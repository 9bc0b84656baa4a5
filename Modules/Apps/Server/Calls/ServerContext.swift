import Hummingbird
import NIOCore

/// What is known of a request beside what it says.
struct ServerContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection that it came by.
  let channel: any Channel
  /// On whose behalf it is made; anonymous until its token was looked at.
  var caller = Caller.anonymous

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}
