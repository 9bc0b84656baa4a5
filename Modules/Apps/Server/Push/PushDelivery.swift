import AppValues
import Foundation
import Notifications
import SocialWebPush

/// A message on its way to an app.
struct PushDelivery: Sendable {
  let subscription: ID<PushSubscription>
  let endpoint: PushEndpoint
  let recipient: PushRecipient
  /// The text of the message before it's encrypted.
  let text: Data
  /// How often sending it was tried already.
  var attempts = 0
}
