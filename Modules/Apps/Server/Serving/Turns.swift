import Entities
import SocialCredentials

/// Whose turn it is while a request is answered. People take turns with each other, wherever they are, and so do the
/// addresses from which strangers come. What is asked for one of them waits for what was asked for it before.
enum Turns {
  /// Goes on once the caller has their turn.
  static func take(for caller: Caller, at client: ClientAddress) async {
    if let member = caller.member {
      await Requester.current?.turn(of: "person \(member.session.user)")
    } else {
      await Requester.current?.turn(of: "address \(client.network)")
    }
  }

  /// Goes on once those have their turn who come from an address with a token that isn't known yet. Finding out whose it
  /// is takes little time, so they don't wait for what takes more.
  static func takeForToken(at client: ClientAddress) async {
    await Requester.current?.turn(of: "tokens \(client.network)")
  }

  /// Goes on once those have their turn who fetch files from an address.
  static func takeForFile(at client: ClientAddress) async {
    await Requester.current?.turn(of: "files \(client.network)")
  }
}
