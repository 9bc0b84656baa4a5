import AppValues
import Foundation
import Notifications

extension PushRequest {
  /// A request to an address that ends with a number.
  static func sample(_ number: String, isStandard: Bool = true) throws(AppError) -> PushRequest {
    try PushRequest(
      endpoint: "https://push.example.org/\(number)",
      publicKey: Data([4] + [UInt8](repeating: 7, count: 64)).base64EncodedString(),
      authentication: Data(repeating: 9, count: 16).base64EncodedString(), isStandard: isStandard,
      sealedToken: "sealed \(number)")
  }
}
