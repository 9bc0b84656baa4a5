import AppValues
import Entities
import SocialNetworking

extension NetworkError {
  /// Whether the server doesn't have the endpoint. One that names something by its id says the same if there's no such
  /// thing.
  var isMissingEndpoint: Bool {
    if case .status(let refusal) = self { [404, 405, 501].contains(refusal.status) } else { false }
  }
}

extension AppError {
  /// Whether the server refused what was asked for without saying in which field the fault is.
  var isRefusal: Bool { self == .invalid(.request, .malformed) }
}
