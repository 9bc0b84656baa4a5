import AppValues
import SocialNetworking
import SocialOfflineStore

/// What sending needs.
struct OutboxParts: Sendable {
  let caller: RemoteCaller
  let reader: WireReader
  let photos: RemotePhotos
  let store: OfflineStore

  var pauses: OutboxPauses { OutboxPauses(time: caller.client.options.time) }
  var clock: WallClock { caller.client.options.time.clock }
}
