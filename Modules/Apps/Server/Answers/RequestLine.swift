import HTTPTypes
import Logging

/// What is logged of a request once it's answered.
enum RequestLine {
  /// Logs it. The query isn't logged, since it may contain a token.
  ///
  /// - Parameters:
  ///   - target: What was asked for, maybe with a query.
  ///   - id: The ID of its answer, if that isn't part of what is logged anyway.
  static func log(
    _ method: String, _ target: String, _ status: HTTPResponse.Status,
    since start: ContinuousClock.Instant, in log: Logger, id: String? = nil
  ) {
    var details: Logger.Metadata = [
      "status": "\(status.code)", "milliseconds": "\((ContinuousClock.now - start).milliseconds)",
    ]
    if let id { details["hb.request.id"] = "\(id)" }
    log.info("\(method) \(target.prefix { $0 != "?" })", metadata: details)
  }
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
