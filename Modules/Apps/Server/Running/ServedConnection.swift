import HummingbirdCore
import Logging
import NIOCore
import NIOHTTPTypesHTTP1
import SocialScheduling

/// A connection that takes turns with the others, on threads where answering a request can block.
struct ServedConnection: ServerChildChannel {
  struct Value: ServerChildChannelValue {
    let http: HTTP1Channel.Value
    let requester: Requester

    var channel: any Channel { http.channel }
  }

  private let http: HTTP1Channel
  private let threads: FairThreads
  private let answers: AnswersAtOnce
  private let rounds = RoundsOfLoops()

  init(
    responder: @escaping HTTPChannelHandler.Responder, configuration: HTTP1Channel.Configuration,
    threads: FairThreads, answers: AnswersAtOnce
  ) {
    http = HTTP1Channel(
      responder: { request, writer, channel in
        defer { Requester.current?.rest() }
        try await responder(request, writer, channel)
      }, configuration: configuration)
    self.threads = threads
    self.answers = answers
  }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    let requester = Requester(on: threads)
    channel.closeFuture.whenComplete { _ in requester.leave() }
    return http.setup(channel: channel, logger: logger).and(rounds.of(channel.eventLoop)).flatMapThrowing {
      value, rounds in
      // Everything read at once is parsed at once, while the event loop's other connections wait.
      try channel.syncOptions?.setOption(.maxMessagesPerRead, value: 1)
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(
        RequestTurns(requester: requester, rounds: rounds.value, answers: answers),
        position: .before(pipeline.handler(type: HTTP1ToHTTPServerCodec.self)))
      return Value(http: value, requester: requester)
    }
  }

  func handle(value: Value, logger: Logger) async {
    await value.requester.serve { await http.handle(value: value.http, logger: logger) }
  }
}
