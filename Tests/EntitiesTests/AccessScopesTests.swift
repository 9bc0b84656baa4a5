import AppValues
import Entities
import Testing

@Suite("What apps may do")
struct AccessScopesTests {
  @Test("A wide scope contains its narrow ones")
  func contains() throws {
    let scopes = try AccessScopes("read write:statuses")
    #expect(scopes.allow(.readLists))
    #expect(scopes.allow(.writeStatuses))
    #expect(!scopes.allow(.writeMedia))
    #expect(!scopes.allow(.write))
    #expect(!scopes.allow(.profile))
  }

  @Test("Following contains blocks and mutes, and nothing else")
  func follow() throws {
    let allowed = AccessScope.allCases.filter(try AccessScopes("follow").allow)
    #expect(
      Set(allowed) == [
        .follow, .readFollows, .writeFollows, .readBlocks, .writeBlocks, .readMutes, .writeMutes,
      ])
  }

  @Test("What goes beyond is seen, and an unknown name is refused")
  func beyond() throws {
    let scopes = try AccessScopes("read follow")
    #expect(scopes.contain(try AccessScopes("read:lists write:blocks")))
    #expect(!scopes.contain(try AccessScopes("read push")))
    #expect(throws: AppError.invalid(.scopes, .unsupported)) { try AccessScopes("read everything") }
  }

  @Test(
    "What there is nothing of here is left out",
    arguments: ["admin:read", "admin:write:domain_allows", "crypto", "write:circles", "read:collections"])
  func elsewhere(name: String) throws {
    #expect(try AccessScopes("read \(name) write:media").text == "read write:media")
    #expect(try AccessScopes(name) == AccessScopes([]))
    for other in ["x\(name)", "\(name):", name.uppercased()] {
      #expect(throws: AppError.invalid(.scopes, .unsupported)) { try AccessScopes(other) }
    }
  }

  @Test("A text keeps what was asked for, in one order")
  func text() throws {
    #expect(try AccessScopes("write:media  read\nread:lists").text == "read read:lists write:media")
    #expect(AccessScope.allCases.allSatisfy { AccessScopes.all.allow($0) })
    #expect(AccessScopes(known: "read everything write:media") == AccessScopes([.read, .writeMedia]))
    #expect(AccessScopes(known: AccessScopes.all.text) == .all)
  }
}
