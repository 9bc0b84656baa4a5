import AppValues
import Entities
import HTTPTypes
import MastodonAPI
import SocialLocalBackend
import Testing

@testable import SocialServer

@Suite("People by the server's own name")
struct OwnHostTests {
  @Test("A mention with this server's name, in any case, is one of someone here; another server's is none")
  func mentions() async throws {
    try await ServerWorld.with { world in
      let (mar, ole) = (try await world.join("mar"), try await world.join("ole"))
      let status = try await ole.call(
        .post, "/api/v1/statuses",
        form: ["status": "@Mar@SOCIAL.example, @mar and @ole@other.example", "visibility": "direct"]
      ).value(MastodonStatus.self)
      #expect(status.mentions.map(\.acct) == ["mar"])
      #expect(
        status.content == """
          <p><span class="h-card"><a href="https://social.example/@Mar" class="u-url mention">@<span>Mar</span></a>\
          </span>, <span class="h-card"><a href="https://social.example/@mar" class="u-url mention">\
          @<span>mar</span></a></span> and @ole@other.example</p>
          """)
      let notices = try await mar.call(.get, "/api/v1/notifications").value([MastodonNotification].self)
      #expect(notices.map(\.type) == [.mention] && notices.first?.status?.id == status.id)
      #expect(try await mar.call(.get, "/api/v1/statuses/\(status.id)").status == .ok)
    }
  }

  @Test("A host that the server had before is its own, too")
  func former() async throws {
    try await ServerWorld.with { world in
      _ = try await world.join("mar")
      let hosts = await world.backend.answer(to: "new.example")
      let site = try #require(Site("https://new.example")).formerly(hosts)
      #expect(site.host == "new.example" && site.relative.isOwn(host: "Social.Example"))
      #expect(AccountName("@Mar@social.example", on: site)?.handle == "mar")
      #expect(AccountName("mar@other.example", on: site) == nil)
      let mar = Author(id: ID("1"), handle: "mar", name: "Mar", avatar: nil)
      let html = ContentHTML(on: site, mentioning: [mar])
      #expect(html.html(of: "@mar@social.example").contains("href=\"https://new.example/@mar\""))
      #expect(!html.html(of: "@mar@other.example").contains("href"))
    }
  }

  @Test("A profile opens by its name with this server's, in any case, and by no other server's")
  func profiles() async throws {
    try await ServerWorld.with { world in
      try await world.join("mar").post("hello #tea")
      for path in ["/@mar@social.example", "/@MAR@Social.Example", "/@mar@social.example/tagged/tea"] {
        let page = try await world.call(.get, path)
        #expect(page.status == .ok && page.text.contains("(@mar)"), "\(path)")
      }
      for path in ["/@mar@other.example", "/@mar@", "/@mar@social.example@social.example"] {
        #expect(try await world.call(.get, path).status == .notFound, "\(path)")
      }
    }
  }
}
