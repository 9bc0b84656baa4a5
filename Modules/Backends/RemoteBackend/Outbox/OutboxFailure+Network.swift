import AppValues
import Entities
import Post
import SocialNetworking

extension OutboxFailure {
  /// Why a server refused something for good; nil for what may pass.
  init?(_ error: NetworkError) {
    switch error {
    case .status(let refusal):
      guard let reason = Reason(refusal) else { return nil }
      self.init(reason, words: refusal.message)
    case .unreadable: self.init(.photo)
    default: return nil
    }
  }

  /// The same as people are told at once.
  var error: AppError {
    switch reason {
    case .gone: .gone
    case .forbidden: .forbidden
    case .conflict: .conflict
    case .tooLarge: .tooLarge
    case .unsupported: .unsupported
    case .photo: .invalid(.photo, .wrong)
    case .rejected: .invalid(.request, .malformed)
    case .unavailable: .unavailable
    }
  }
}

extension OutboxFailure.Reason {
  fileprivate init?(_ refusal: ServerRefusal) {
    switch refusal.status {
    case 401: return nil
    case 403: self = .forbidden
    case 404, 410: self = .gone
    case 405, 501: self = .unsupported
    case 409, 412: self = .conflict
    case 413, 414, 431: self = .tooLarge
    case 400..<500 where !refusal.isPassing: self = .rejected
    default: return nil
    }
  }
}
