import AppValues
import MastodonAPI
import Testing

@Suite("Statuses on the wire")
struct StatusWireTests {
  private let status = MastodonStatus(
    id: "10", uri: "https://s.example/users/aiko/statuses/10", url: "https://s.example/@aiko/10",
    createdAt: .sample, account: .aiko, content: "<p>Hi</p>")

  private let start = """
    {"id":"10","created_at":"2026-08-01T13:49:42.878Z","in_reply_to_id":null,"in_reply_to_account_id":null,
    "sensitive":false,"spoiler_text":"","visibility":"public","language":null,
    "uri":"https://s.example/users/aiko/statuses/10","url":"https://s.example/@aiko/10",
    "replies_count":0,"reblogs_count":0,"favourites_count":0,"edited_at":null,
    """

  private let end = """
    "application":null,"place":null,"account":\(MastodonAccount.aikoJSON),"media_attachments":[],
    "mentions":[],"tags":[],"emojis":[],"card":null,"poll":null}
    """

  @Test("have every key, and null for what isn't there")
  func anonymous() throws {
    try expectWire(status, start + #""content":"<p>Hi</p>","reblog":null,"# + end)
  }

  @Test("say to a user what they have done with it")
  func marked() throws {
    var status = status
    status.marks = MastodonStatusMarks(bookmarked: true)
    try expectWire(
      status,
      """
      \(start)"favourited":false,"reblogged":false,"muted":false,"bookmarked":true,"filtered":[],
      "content":"<p>Hi</p>","reblog":null,\(end)
      """)
    status.pinned = false
    status.text = "Hi"
    try expectWire(
      status,
      """
      \(start)"favourited":false,"reblogged":false,"muted":false,"bookmarked":true,"filtered":[],
      "pinned":false,"text":"Hi","content":"<p>Hi</p>","reblog":null,\(end)
      """)
  }

  @Test("that share another hold it")
  func sharing() throws {
    var sharing = status
    sharing.reblog = status
    let inner = start + #""content":"<p>Hi</p>","reblog":null,"# + end
    try expectWire(sharing, start + #""content":"<p>Hi</p>","reblog":"# + inner + "," + end)
    sharing.reblog = nil
    #expect(sharing == status)
  }

  @Test("have all that belongs to them")
  func full() throws {
    let status = MastodonStatus(
      id: "11", uri: "u", createdAt: .sample, editedAt: .sample, account: .aiko, content: "",
      visibility: .private, sensitive: true, spoilerText: "!",
      mediaAttachments: [MastodonMediaAttachment(id: "5")],
      mentions: [MastodonMention(id: "2", username: "ben", url: "b", acct: "ben@b.example")],
      tags: [MastodonStatusTag(name: "cats", url: "t")],
      emojis: [MastodonCustomEmoji(shortcode: "cat", url: "c", visibleInPicker: false, category: "x")],
      repliesCount: 1, reblogsCount: 2, favouritesCount: 3, inReplyToID: "9", inReplyToAccountID: "2",
      poll: MastodonPoll(id: "6", options: [MastodonPollOption(title: "Yes", votesCount: 1)]),
      card: MastodonPreviewCard(url: "l", title: "L"), language: "en",
      application: MastodonStatusApplication(name: "App"),
      place: MastodonPlace(id: "4", slug: "kyoto", name: "Kyoto"))
    try expectWire(
      status,
      """
      {"id":"11","created_at":"2026-08-01T13:49:42.878Z","in_reply_to_id":"9","in_reply_to_account_id":"2",
      "sensitive":true,"spoiler_text":"!","visibility":"private","language":"en","uri":"u","url":null,
      "replies_count":1,"reblogs_count":2,"favourites_count":3,"edited_at":"2026-08-01T13:49:42.878Z",
      "content":"","reblog":null,"application":{"name":"App","website":null},
      "place":{"id":"4","slug":"kyoto","name":"Kyoto","country":""},"account":\(MastodonAccount.aikoJSON),
      "media_attachments":[{"id":"5","type":"image","url":null,"preview_url":null,"remote_url":null,
      "meta":{},"description":null,"blurhash":null}],
      "mentions":[{"id":"2","username":"ben","url":"b","acct":"ben@b.example"}],
      "tags":[{"name":"cats","url":"t"}],
      "emojis":[{"shortcode":"cat","url":"c","static_url":"c","visible_in_picker":false,"category":"x"}],
      "card":{"url":"l","title":"L","description":"","type":"link","author_name":"","author_url":"",
      "provider_name":"","provider_url":"","html":"","width":0,"height":0,"image":null,"embed_url":"",
      "blurhash":null},
      "poll":{"id":"6","expires_at":null,"expired":false,"multiple":false,"votes_count":0,
      "voters_count":null,"options":[{"title":"Yes","votes_count":1}],"emojis":[]}}
      """)
  }

  @Test("have places with or without coordinates")
  func place() throws {
    try expectWire(
      MastodonPlace(id: "4", slug: "kyoto", name: "Kyoto", country: "Japan", latitude: 35, longitude: 135.75),
      """
      {"id":"4","slug":"kyoto","name":"Kyoto","country":"Japan","latitude":35.0,"longitude":135.75}
      """)
  }

  @Test("have photos, with their sizes")
  func media() throws {
    try expectWire(
      MastodonMediaAttachment(
        id: "5", url: "a", previewURL: "b", remoteURL: "c", description: "A cat", blurhash: "UBL",
        meta: MastodonMediaMeta(
          original: MastodonMediaSize(width: 50, height: 40), small: MastodonMediaSize(width: 0, height: 0),
          focus: MastodonFocus(x: -0.5, y: 2))),
      """
      {"id":"5","type":"image","url":"a","preview_url":"b","remote_url":"c",
      "meta":{"focus":{"x":-0.5,"y":1.0},"original":{"width":50,"height":40,"size":"50x40","aspect":1.25},
      "small":{"width":0,"height":0,"size":"0x0","aspect":1.0}},"description":"A cat","blurhash":"UBL"}
      """)
  }

  @Test("of other servers are read, whatever they are made of")
  func odd() throws {
    let status = try read(
      MastodonStatus.self,
      """
      {"id":"01HX","account":\(MastodonAccount.aikoJSON),"visibility":"mutuals_only","sensitive":null,
      "media_attachments":[{"no":"id"},{"id":"1","type":"hologram","meta":null}],"poll":[],"tags":null,
      "replies_count":"3","reblog":null,"created_at":"soon","favourited":true,"quote":{"state":"x"}}
      """)
    #expect(status.visibility.rawValue == "mutuals_only")
    #expect(status.mediaAttachments == [MastodonMediaAttachment(id: "1", type: .init(rawValue: "hologram"))])
    #expect(status.poll == nil)
    #expect(status.repliesCount == 3)
    #expect(status.marks == MastodonStatusMarks(favourited: true))
    #expect(status.createdAt.milliseconds == 0)
  }

  @Test("that say nothing of who may see them are for few")
  func unsaid() throws {
    let status = try read(MastodonStatus.self, #"{"id":"1","account":{"id":"2"}}"#)
    #expect(status.visibility == .direct)
  }

  @Test("that can't be read don't hide the others of a page")
  func page() throws {
    let page = try read(
      [MastodonStatus].self,
      #"[{"id":"1","account":{"id":"2"}},{"id":"3"},7,null,{"id":"4","account":{"id":"2"}}]"#)
    #expect(page.map(\.id) == ["1", "4"])
    #expect(try read([MastodonUnmodelled].self, #"[{"id":"1"},2]"#).isEmpty)
    #expect(throws: DecodingError.self) { try read([MastodonStatus].self, #"{"error":"x"}"#) }
  }

  @Test("have a conversation, a history and a source")
  func around() throws {
    try expectWire(MastodonContext(), #"{"ancestors":[],"descendants":[]}"#)
    try expectWire(
      MastodonStatusSource(id: "1", text: "a\nb"), #"{"id":"1","text":"a\nb","spoiler_text":""}"#)
    try expectWire(
      MastodonStatusEdit(content: "<p>x</p>", createdAt: .sample, account: .aiko),
      """
      {"content":"<p>x</p>","spoiler_text":"","sensitive":false,"created_at":"2026-08-01T13:49:42.878Z",
      "account":\(MastodonAccount.aikoJSON),"media_attachments":[],"emojis":[]}
      """)
  }

  @Test("notify people")
  func notification() throws {
    try expectWire(
      MastodonNotification(id: "12", type: .follow, createdAt: .sample, account: .aiko),
      """
      {"id":"12","type":"follow","created_at":"2026-08-01T13:49:42.878Z","group_key":"ungrouped-12",
      "account":\(MastodonAccount.aikoJSON),"status":null}
      """)
    let other = try read(
      MastodonNotification.self, #"{"id":3,"type":"severed_relationships","account":{"id":"1"}}"#)
    #expect(other.type.rawValue == "severed_relationships")
    try expectWire(MastodonUnreadCount(count: 5), #"{"count":5}"#)
  }

  @Test("notify people in groups")
  func groups() throws {
    let favourites = MastodonNotificationGroup(
      groupKey: "group-9", count: 3, type: .favourite, mostRecentID: "12",
      position: .init(minID: "12", maxID: "13", latestAt: .sample), sampleAccountIDs: ["1", "2"],
      statusID: "5")
    let follow = MastodonNotificationGroup(
      groupKey: "ungrouped-x", count: 1, type: .follow, mostRecentID: "x", sampleAccountIDs: ["1"])
    try expectWire(
      MastodonGroupedNotifications(
        accounts: [.aiko], partialAccounts: [MastodonPartialAccount(.aiko)], groups: [favourites, follow]),
      """
      {"accounts":[\(MastodonAccount.aikoJSON)],"partial_accounts":[{"id":"1","acct":"aiko","locked":false,
      "bot":false,"url":"https://s.example/@aiko","avatar":"https://s.example/avatars/missing.png",
      "avatar_static":"https://s.example/avatars/missing.png"}],"statuses":[],"notification_groups":[
      {"group_key":"group-9","notifications_count":3,"type":"favourite","most_recent_notification_id":12,
      "page_min_id":"12","page_max_id":"13","latest_page_notification_at":"2026-08-01T13:49:42.878Z",
      "sample_account_ids":["1","2"],"status_id":"5"},
      {"group_key":"ungrouped-x","notifications_count":1,"type":"follow","most_recent_notification_id":"x",
      "sample_account_ids":["1"]}]}
      """)
    try expectWire(
      MastodonGroupedNotifications(), #"{"accounts":[],"statuses":[],"notification_groups":[]}"#)
  }
}
