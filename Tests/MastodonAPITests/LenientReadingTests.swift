import MastodonAPI
import Testing

@Suite("Reading leniently")
struct LenientReadingTests {
  @Test("takes ids that are numbers, and numbers and flags that are texts")
  func kinds() throws {
    let status = try read(
      MastodonStatus.self,
      """
      {"id":18446744073709551615,"account":{"id":9223372036854775807,"followers_count":"12","locked":"true","bot":1},
      "in_reply_to_id":5,"replies_count":"3.0","sensitive":"0","media_attachments":[{"id":9,"meta":{"focus":
      {"x":"0.5","y":"-0.25"}}}],"mentions":[{"id":4,"username":"ben"}],"place":{"id":3,"name":"Kyoto","latitude":"35"}}
      """)
    #expect(status.id == "18446744073709551615" && status.account.id == "9223372036854775807")
    #expect(status.account.followersCount == 12 && status.account.locked && status.account.bot)
    #expect(status.inReplyToID == "5" && status.repliesCount == 3 && !status.sensitive)
    #expect(status.mediaAttachments.first?.meta.focus == MastodonFocus(x: 0.5, y: -0.25))
    #expect(status.mentions.map(\.id) == ["4"])
    #expect(status.place?.id == "3" && status.place?.latitude == 35)
  }

  @Test("takes lists and tables of what isn't quite of one kind")
  func lists() throws {
    #expect(
      try read([String].self, #"["a",1,null,{},true,18446744073709551615]"#) == [
        "a", "1", "18446744073709551615",
      ])
    #expect(try read([Int].self, #"[1,"2",3.0,"x",null]"#) == [1, 2, 3])
    #expect(try read([Bool].self, #"[true,"false",1,"perhaps",null]"#) == [true, false, true])
    #expect(try read([String: Int].self, #"{"mastodon":"6","other":null,"x":[]}"#) == ["mastodon": 6])
    let report = try read(
      MastodonReport.self, #"{"id":1,"status_ids":[2,"3"],"rule_ids":null,"target_account":{"id":4}}"#)
    #expect(report.statusIDs == ["2", "3"] && report.ruleIDs == [])
  }

  @Test("keeps words that it doesn't know")
  func words() throws {
    #expect(
      try read(
        MastodonNotification.self,
        #"{"id":1,"type":"pleroma:emoji_reaction","account":{"id":"2"},"emoji":"☕"}"#
      )
      .type.rawValue == "pleroma:emoji_reaction")
    #expect(
      try read(MastodonPreferences.self, #"{"posting:default:visibility":"mutuals"}"#).visibility.rawValue
        == "mutuals")
    #expect(
      try read(MastodonUserList.self, #"{"id":1,"replies_policy":"some"}"#).repliesPolicy.rawValue == "some")
    #expect(
      try read(
        MastodonStreamMessage.self, #"{"stream":["user"],"event":"announcement.reaction","payload":"{}"}"#
      ).event
        .rawValue == "announcement.reaction")
  }

  @Test(
    "takes errors in each server's way",
    arguments: [
      (#"{"error":"Record not found"}"#, "Record not found"),
      (#"{"errors":{"detail":"Internal server error"}}"#, "Internal server error"),
      (
        #"{"message":"The given data was invalid.","errors":{"q":["is required"]}}"#,
        "The given data was invalid."
      ),
    ])
  func errors(json: String, error: String) throws {
    #expect(try read(MastodonError.self, json).error == error)
  }

  @Test("takes nothing else for an error")
  func noError() {
    for json in ["{}", #"{"error":{"code":1}}"#, "[]", #"{"errors":[]}"#] {
      #expect(throws: DecodingError.self) { try read(MastodonError.self, json) }
    }
  }

  @Test("takes limits where older servers have them")
  func limits() throws {
    let instance = try read(
      MastodonInstanceV1.self,
      """
      {"uri":"https://p.example","version":"2.7.2 (compatible; Pleroma 2.6.0)","max_toot_chars":5000,
      "upload_limit":"16000000","poll_limits":{"max_options":20,"max_option_chars":200,"min_expiration":0},
      "thumbnail":"https://p.example/t.png","stats":{"user_count":"7"},"languages":["en"],"pleroma":{"metadata":{}}}
      """)
    #expect(instance.statuses.maxCharacters == 5000 && instance.mediaAttachments.imageSizeLimit == 16_000_000)
    #expect(instance.polls.maxOptions == 20 && instance.polls.maxCharactersPerOption == 200)
    #expect(instance.userCount == 7)
    let second = try read(
      MastodonInstance.self,
      #"{"domain":"p.example","thumbnail":"https://p.example/t.png","usage":{"users":{"active_month":"9"}}}"#)
    #expect(second.thumbnail.url == "https://p.example/t.png" && second.activeMonth == 9)
  }
}
