import Entities
import Foundation
import MastodonAPI
import Testing

@Suite("What clients really send")
struct EndpointParameterTests {
  private func values(_ query: String) throws -> RequestValues { try RequestValues(query: query) }

  @Test("to publish")
  func publishing() throws {
    let form = try Endpoints.Statuses.create.parameters(
      from: values(
        "status=Hi%0Ayou&media_ids%5B%5D=1&media_ids%5B%5D=2&sensitive=1&visibility=private&spoiler_text="))
    #expect(
      form
        == MastodonStatusForm(
          status: "Hi\nyou", mediaIDs: ["1", "2"], visibility: .private, sensitive: true, spoilerText: ""))
    let json = try Endpoints.Statuses.create.parameters(
      from: RequestValues(
        json: Array(
          #"""
          {"status":"Hi","in_reply_to_id":117020569296803689,"poll":null,"scheduled_at":null,"content_type":"x",
          "media_attributes":[{"id":"1","description":"A cat","focus":"0.2,-0.1"}],
          "place":{"name":"Kyoto","latitude":35.0,"longitude":"135.7"},"quote_approval_policy":"public"}
          """#.utf8)))
    #expect(json.inReplyToID == "117020569296803689")
    #expect(json.poll == nil)
    #expect(json.mediaAttributes == [MastodonMediaChange(id: "1", description: "A cat", focus: "0.2,-0.1")])
    #expect(json.place == MastodonPlaceForm(name: "Kyoto", latitude: 35, longitude: 135.7))
    #expect(json.mediaAttributes?[0].focus.flatMap { MastodonFocus($0) } == MastodonFocus(x: 0.2, y: -0.1))
    let poll = try Endpoints.Statuses.create.parameters(
      from: values("poll[options][]=Yes&poll[options][]=No&poll[expires_in]=300"))
    #expect(poll.poll == MastodonPollForm(options: ["Yes", "No"], expiresIn: 300))
  }

  @Test("to change their profile")
  func profile() throws {
    let form = try Endpoints.Accounts.update.parameters(
      from: values(
        "display_name=&locked=false&fields_attributes[0][name]=a&fields_attributes[0][value]=b&source[privacy]=unlisted&source[sensitive]=1&source[quote_policy]=x"
      ))
    #expect(
      form
        == MastodonProfileChange(
          displayName: "", locked: false, fieldsAttributes: [MastodonFieldForm(name: "a", value: "b")],
          source: MastodonSourceChange(privacy: .unlisted, sensitive: true)))
  }

  @Test("to sign in")
  func signingIn() throws {
    let form = try Endpoints.OAuth.authorize.parameters(
      from: values(
        "client_id=c&response_type=code&redirect_uri=urn:ietf:wg:oauth:2.0:oob&scope=read+write&force_login=False&state=None&lang=None"
      ))
    #expect(form.forceLogin == false)
    #expect(form.state == "None")
    #expect(form.redirectURI == "urn:ietf:wg:oauth:2.0:oob")
    let lines = try Endpoints.OAuth.createApp.parameters(from: values("redirect_uris=a://b%0Ac://d"))
    #expect(lines.redirectAddresses == ["a://b", "c://d"])
    let list = try Endpoints.OAuth.createApp.parameters(
      from: RequestValues(json: Array(#"{"redirect_uris":["a://b","icecubesapp://"]}"#.utf8)))
    #expect(list.redirectAddresses == ["a://b", "icecubesapp://"])
  }

  @Test("to be told")
  func push() throws {
    let query = """
      subscription[endpoint]=https://p.example&subscription[keys][p256dh]=K&subscription[keys][auth]=A\
      &data[alerts][mention]=1&data[alerts][follow]=false&data[alerts][admin.sign_up]=true&policy=followed
      """
    let form = try Endpoints.Notifications.subscribe.parameters(from: values(query))
    #expect(
      form.subscription
        == MastodonPushTarget(endpoint: "https://p.example", keys: MastodonPushKeys(p256dh: "K", auth: "A")))
    #expect(form.data?.alerts?.types == [.mention, .init(rawValue: "admin.sign_up")])
    #expect(form.policy == .followed)
    let sent = try RequestValues(json: Array(JSONEncoder().encode(form))).decode(MastodonPushForm.self)
    #expect(sent == form)
  }

  @Test("for several things at once")
  func several() throws {
    let ids = ["1", "2"]
    for query in ["id[]=1&id[]=2", "id=1&id=2", "id[0]=1&id[1]=2"] {
      #expect(try Endpoints.Relations.list.parameters(from: values(query)).ids == ids)
    }
    let json = try RequestValues(json: Array(#"{"id":[1,2]}"#.utf8))
    #expect(try Endpoints.Accounts.list.parameters(from: json).ids == ids)
    #expect(try RequestValues(encoding: MastodonIDs(ids: ids)).query == "id%5B%5D=1&id%5B%5D=2")
  }

  @Test("for places and pages")
  func pages() throws {
    let markers = try Endpoints.Notifications.setMarkers.parameters(from: values("home[last_read_id]=5"))
    #expect(markers == MastodonMarkerForm(home: MastodonMarkerPosition(lastReadID: "5")))
    #expect(
      try Endpoints.Notifications.markers.parameters(from: values("timeline[]=home")).timelines == ["home"])
    let list = try Endpoints.Notifications.list.parameters(
      from: values("limit=1000&types[]=mention&exclude_types[]="))
    #expect(list.types == ["mention"])
    #expect(list.excludeTypes == [])
    #expect(list.page.limit(usual: 40, maximum: 80) == 80)
    #expect(try Endpoints.Lists.members.parameters(from: values("limit=0")).limit == 0)
  }

  @Test("to our own endpoints")
  func ours() throws {
    #expect(throws: RequestValuesError.missing("password")) {
      try Endpoints.SocialConnect.signIn.parameters(from: values("email=a@s.example"))
    }
    let change = try Endpoints.SocialConnect.changeNotificationPolicy.parameters(
      from: values("follow_request=nobody&quiet_hours="))
    #expect(change == SocialConnectNotificationPolicyChange([.followRequest: .nobody], quietHours: ""))
  }
}
