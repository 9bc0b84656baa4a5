import AppValues
import Entities
import MastodonAPI
import Testing

@Suite("What is ours on the wire")
struct SocialConnectWireTests {
  @Test("A server says what it can do, and may know more than we do")
  func capabilities() throws {
    try expectWire(
      SocialConnectCapabilities(version: "1.0.0", features: [.passwordSignIn, .birthday]),
      #"{"software":"socialconnect","version":"1.0.0","features":["password_sign_in","birthday"],"providers":[]}"#
    )
    let other = try read(
      SocialConnectCapabilities.self, #"{"software":"socialconnect","features":["telepathy"],"more":1}"#)
    #expect(other.features.map(\.rawValue) == ["telepathy"])
  }

  @Test("Sign-ins and apps can be told apart")
  func signIns() throws {
    try expectWire(
      SocialConnectSignIn(id: "1", createdAt: .sample, lastUsedAt: .sample, isCurrent: true),
      """
      {"id":"1","created_at":"2026-08-01T13:49:42.878Z","last_used_at":"2026-08-01T13:49:42.878Z",
      "application":null,"scopes":[],"device":"","address":"","last_address":"","current":true}
      """)
    try expectWire(
      SocialConnectAccountEvent(
        id: "1", kind: "signedIn", createdAt: .sample, device: "Firefox (Linux)", address: "192.0.2.7"),
      """
      {"id":"1","kind":"signedIn","created_at":"2026-08-01T13:49:42.878Z","device":"Firefox (Linux)",
      "address":"192.0.2.7","detail":""}
      """)
    try expectWire(
      SocialConnectApplication(id: "1", name: "App", scopes: ["read"], createdAt: .sample),
      """
      {"id":"1","name":"App","website":null,"scopes":["read"],"created_at":"2026-08-01T13:49:42.878Z",
      "last_used_at":null}
      """)
    try expectWire(
      SocialConnectPasskey(id: "1", name: "Phone", createdAt: .sample, lastUsedAt: .sample, isSynced: true),
      """
      {"id":"1","name":"Phone","created_at":"2026-08-01T13:49:42.878Z",
      "last_used_at":"2026-08-01T13:49:42.878Z","synced":true}
      """)
    try expectWire(SocialConnectCount(count: 2), #"{"count":2}"#)
  }

  @Test("A person's own values are there, or null")
  func values() throws {
    try expectWire(SocialConnectEmail(email: "a@s.example"), #"{"email":"a@s.example"}"#)
    try expectWire(SocialConnectBirthday(), #"{"birthday":null}"#)
    try expectWire(SocialConnectBirthday(birthday: CalendarDate("1990-12-31")), #"{"birthday":"1990-12-31"}"#)
    try expectWire(
      SocialConnectNotificationPolicy(
        [.followRequest: .nobody, .mention: .following], quietHours: "22:00-07:00"),
      """
      {"follow":"anyone","follow_request":"nobody","like":"anyone","comment":"anyone","mention":"following",
      "share":"anyone","post":"anyone","edit":"anyone","poll":"anyone","unpublished":"anyone","quiet_hours":"22:00-07:00"}
      """)
  }
}
