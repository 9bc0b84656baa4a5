import HTTPTypes
import MastodonAPI
import Testing

@testable import SocialServer

@Suite("Bodies that are broken")
struct BrokenBodyTests {
  private static let form = "multipart/form-data; boundary=border"
  private static let json = "application/json"
  private static let head = "--border\r\nContent-Disposition: form-data; name="

  /// Types with bodies, by what is wrong with them.
  private static let bodies: KeyValuePairs<String, (String, String)> = [
    "no boundary": ("multipart/form-data", "--border\r\n\r\n\r\n--border--"),
    "an empty boundary": ("multipart/form-data; boundary=\"\"", "--\r\n\r\n\r\n----"),
    "a long boundary": (form + String(repeating: "x", count: 80), "--border--"),
    "nothing in it": (form, "\r\n"),
    "only the end": (form, "--border--"),
    "no end": (form, "\(head)\"status\"\r\n\r\nHello"),
    "an end too early": (form, "\(head)\"status\"--border--"),
    "no header": (form, "--border\r\n\r\nHello\r\n--border--"),
    "a header without a name": (form, "--border\r\nContent-Disposition: form-data\r\n\r\nx\r\n--border--"),
    "a header without an end": (form, "\(head)\"a"),
    "a header that never ends": (form, head + String(repeating: "a", count: 20_000)),
    "many headers": (form, "--border\r\n" + String(repeating: "A: b\r\n", count: 3000)),
    "many parts": (form, String(repeating: "\(head)\"a\"\r\n\r\nx\r\n", count: 5000) + "--border--"),
    "a form in a form": (
      form,
      "\(head)\"status\"\r\nContent-Type: multipart/mixed; boundary=inner\r\n\r\n"
        + "--inner\r\n\r\nx\r\n--inner--\r\n--border--"
    ),
    "a name with everything": (form, "\(head)\"\0\r\n\u{202E}\\\"../../x\"\r\n\r\nx\r\n--border--"),
    "a file with a path": (
      form, "\(head)\"file\"; filename=\"../../../../tmp/evil\"\r\n\r\nx\r\n--border--"
    ),
    "a file without anything": (form, "\(head)\"file\"; filename=\"\"\r\n\r\n\r\n--border--"),
    "deep brackets": (json, String(repeating: "[", count: 100_000)),
    "deep braces": (json, String(repeating: "{\"a\":", count: 100_000)),
    "deep names": ("", "a" + String(repeating: "[a]", count: 100) + "=1"),
    "a name that is too long": ("", String(repeating: "a", count: 2000) + "=1"),
    "names in conflict": ("", "status=1&status[a]=2&status[]=3"),
    "thousands of names": ("", (0..<5000).map { "a\($0)=1" }.joined(separator: "&")),
    "a huge number": (json, "{\"status\":" + String(repeating: "9", count: 5000) + "}"),
    "an exponent": (json, "{\"limit\":1e999999999,\"place\":{\"latitude\":1e308,\"longitude\":-1e308}}"),
    "half a pair": (json, "{\"status\":\"\\ud800\"}"),
    "half a pair and a letter": (json, "{\"status\":\"\\udc00\\u0041\"}"),
    "a NUL": (json, "{\"status\":\"\\u0000\"}"),
    "a list": (json, "[1,2,3]"),
    "a text": (json, "\"status\""),
    "cut": (json, "{\"status\":\"a"),
    "the same name twice": (json, "{\"status\":\"a\",\"status\":[\"b\"]}"),
    "a comma too many": (json, "{\"status\":\"a\",}"),
    "a mark in front": (json, "\u{FEFF}{\"status\":\"a\"}"),
    "JSON that says it's a form": ("", "{\"status\":\"a\"}"),
    "a form that says it's JSON": (json, "status=a"),
    "an unknown type": ("text/xml; charset=utf-16", "<status>a</status>"),
    "too large": ("", String(repeating: "a", count: 1_100_000)),
  ]

  @Test("They are answered as an error that apps understand, or read as well as can be")
  func all() async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      let endpoints: [(HTTPRequest.Method, String)] = [
        (.post, "/api/v1/statuses"), (.post, "/api/v2/media"),
        (.patch, "/api/v1/accounts/update_credentials"),
        (.post, "/api/v1/apps"), (.post, "/oauth/token"), (.post, "/auth/sign_in"),
      ]
      for (method, path) in endpoints {
        for (name, (type, text)) in Self.bodies {
          let type = type.isEmpty ? "application/x-www-form-urlencoded" : type
          let reply = try await world.send(
            SentRequest(method, path, type, Array(text.utf8)), token: aiko.token)
          let fault = AnswerCheck.fault(reply, of: path.hasPrefix("/auth/") ? .page : .json)
          #expect(
            fault == nil, "\(path), \(name): \(fault ?? "")\n\(reply.status): \(reply.text.prefix(300))")
        }
      }
      #expect(try world.leftovers() == [], "files stay behind")
    }
  }

  @Test("Bytes that are no text are refused", arguments: [form, json, "application/x-www-form-urlencoded"])
  func bytes(type: String) async throws {
    try await ServerWorld.with { world in
      let aiko = try await world.join("aiko")
      for bytes: [UInt8] in [
        [0xFF, 0xFE], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80, 0x80, 0x80], [0x80],
      ] {
        var body = MultipartWriter()
        body.add("status", bytes)
        let content: [UInt8] =
          switch type {
          case Self.form: body.finished
          case Self.json: Array("{\"status\":\"".utf8) + bytes + Array("\"}".utf8)
          default: Array("status=".utf8) + bytes
          }
        let reply = try await world.send(
          SentRequest(.post, "/api/v1/statuses", type, content), token: aiko.token)
        #expect(reply.status == .badRequest && AnswerCheck.fault(reply, of: .json) == nil, "\(reply.text)")
      }
    }
  }
}
