import SocialScheduling

/// Whose turn a request waits for. People take turns with each other, wherever they are, and strangers by the address
/// they come from. Requests for the same one are answered in order.
enum Turns {
  /// Waits for the caller's turn.
  static func take(for caller: Caller, at client: ClientAddress) async {
    if let member = caller.member {
      await Requester.current?.turn(of: member.subject)
    } else {
      await Requester.current?.turn(of: "address \(client.network)")
    }
  }

  /// Waits for the turn of unknown tokens from an address. Looking up a token takes little time, so these requests don't
  /// wait behind longer ones.
  static func takeForToken(at client: ClientAddress) async {
    await Requester.current?.turn(of: "tokens \(client.network)")
  }

  /// Waits for the turn of those who ask from an address whether the server is well.
  static func takeForHealth(at client: ClientAddress) async {
    await Requester.current?.turn(of: "health \(client.network)")
  }

  /// Waits for the turn of files that are fetched from an address.
  static func takeForFile(at client: ClientAddress) async {
    await Requester.current?.turn(of: "files \(client.network)")
  }
}
