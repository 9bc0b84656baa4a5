/// The people of a server.
enum HostilePeople {
  static let bobID = "108020304050607080"

  static let mia = person(owning: "")
  /// The same, as she sees herself.
  static let ownMia = person(owning: #", "source": {"note": "I write", "privacy": "mutuals"}"#)

  private static func person(owning rest: String) -> String {
    #"""
    {
      "id": "01JMIA", "username": "mia", "acct": "mia@127.0.0.1", "display_name": "",
      "note": "<p>I <b>write</b></p>", "url": "https://far.example/@mia", "followers_count": "12", "fields": "none",
      "avatar": "https://far.example/avatars/original/missing.png"\#(rest)
    }
    """#
  }

  /// Someone of another server, whose id is a number.
  static let bob = #"""
    {
      "id": \#(bobID), "username": "bob", "acct": "bob@other.example", "display_name": "Bob :blobcat:",
      "note": "<p>One</p><p>Two<br>lines</p>", "url": "https://other.example/@bob",
      "avatar": "https://other.example/bob.png", "locked": "1", "created_at": "2021-05-06",
      "fields": [
        {"name": "Home", "value": "<a href=\"https://bob.example\">bob.example</a>"}, {"name": null}
      ],
      "pleroma": {"is_admin": true}
    }
    """#

  /// How Mia relates to Bob.
  static let toBob = #"""
    [{"id": \#(bobID), "following": "true", "showing_reblogs": 1, "note": null}]
    """#
}
