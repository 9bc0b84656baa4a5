import AppValues
import Authentication
import Entities
import Testing

@Suite("Handles that no stranger gets")
struct ReservedHandlesTests {
  private let reserved = ReservedHandles.ofServer(
    names: ["Harbour Town", "town", "ねこ", "a"], places: ["media"])

  @Test(
    "Names of offices, of the place, and of its addresses, also in disguise",
    arguments: [
      "admin", "ADMIN", "administrator", "administrators", "owner", "support", "help", "helpdesk",
      "moderation", "moderator", "mods", "security", "staff", "root", "postmaster", "hostmaster",
      "webmaster", "abuse", "noreply", "no_reply", "system", "official", "adm1n", "admln", "4dm1n",
      "adrnin", "0wner", "supp0rt", "_support_", "__admin__", "s_u_p_p_o_r_t", "5taff", "Moderat0rz",
      "admin1", "admin2026", "support_24", "the_admin", "real_admin", "AdminTeam", "official_support",
      "harbourtown", "Harbour_Town", "harb0urt0wn", "town", "town_help", "harbourtownsupportteam",
      "socialconnect", "www", "api", "oauth", "tags", "tag", "me", "auth", "about", "settings", "public",
      "health", "nodeinfo", "static", "media", "streaming", "m_edia",
    ])
  func refused(handle: String) {
    #expect(throws: AppError.invalid(.handle, .reserved)) { try reserved.check(handle) }
  }

  @Test(
    "Other names are anyone's, however close",
    arguments: [
      "aiko", "a", "al", "mali", "mall", "melissa", "supporter", "helpful", "adminton", "mode", "modest",
      "rooted", "owen", "teammate", "the_team", "realpage", "harbour", "townie", "cabuse1", "systematic",
      "helper", "staffan", "apis_mellifera", "mediaeval", "user1", "theo", "hostess", "trustin",
      "officially_me", "_", "1234", "00000",
    ])
  func taken(handle: String) throws {
    try reserved.check(handle)
    try ReservedHandles.none.check("admin")
  }
}
