import Foundation
import HTTPTypes
import MastodonAPI

@testable import SocialServer

/// Whether an answer is one that apps understand, whatever was asked for.
enum AnswerCheck {
  /// What is wrong with an answer; nil for nothing.
  static func fault(_ reply: Reply, of form: AnswerFormat) -> String? {
    let type = reply.headers[.contentType] ?? ""
    if reply.status.code >= 500 { return "It failed" }
    for field in reply.headers where field.value.contains(where: \.isNewline) {
      return "\(field.name) is split"
    }
    if reply.status.kind == .clientError, form != .page {
      return type.hasPrefix("application/json") ? faultOfError(reply) : "An error of the type \(type)"
    }
    switch form {
    case .json:
      // What can't be read is no JSON, whatever is wrong with it.
      let json = try? JSONSerialization.jsonObject(with: Data(reply.bytes), options: .fragmentsAllowed)
      return type.hasPrefix("application/json") && json != nil ? nil : "It isn't JSON"
    case .page:
      return reply.status.kind == .redirection || type.hasPrefix("text/html") ? nil : "It is no page"
    default: return nil
    }
  }

  private static func faultOfError(_ reply: Reply) -> String? {
    // As above.
    let json = try? JSONSerialization.jsonObject(with: Data(reply.bytes)) as? [String: Any]
    guard let json, let text = json["error"] as? String, !text.isEmpty else {
      return "An error without a text"
    }
    let unknown = Set(json.keys).subtracting(["error", "error_description", "details", "unexpected_accounts"])
    return unknown.isEmpty ? nil : "An error with \(unknown)"
  }
}
