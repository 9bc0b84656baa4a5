import Entities
import MastodonAPI
import Testing

/// Calls that this module doesn't know, as another module declares them: none of the module is opened to this file.
@Suite("Endpoints declared outside")
struct OutsideEndpointTests {
  private struct Vote: Codable, Sendable {
    var choices: [Int]
    var isFinal: Bool?

    enum CodingKeys: String, CodingKey {
      case choices
      case isFinal = "final"
    }
  }

  private struct Weather: WireValue, Equatable {
    var degrees: Double
    var wind: String?

    private enum CodingKeys: String, CodingKey {
      case degrees, wind
    }

    func write(to json: inout JSONWriter) {
      json.object(CodingKeys.self) { members in
        members.write(.degrees, degrees)
        members.writeIfPresent(.wind, wind)
      }
    }
  }

  @Test("send parameters of their own, and are read by a server of their own")
  func parameters() throws {
    let vote = Endpoint(
      .post, "/api/garden/v1/contests/:id/votes", .user(.one(.writeStatuses)), takes: Vote.self,
      answers: MastodonPoll.self)
    #expect(vote.path("01HX/7") == "/api/garden/v1/contests/01HX%2F7/votes")
    let sent = try RequestValues(encoding: Vote(choices: [0, 2]))
    #expect(sent.query == "choices%5B%5D=0&choices%5B%5D=2")
    #expect(try vote.parameters(from: RequestValues(query: sent.query)).choices == [0, 2])
  }

  @Test("answer with types of their own")
  func answers() throws {
    let weather = Endpoint(.get, "/api/garden/v1/weather", .anyone, answers: [Weather].self)
    #expect(weather.path() == "/api/garden/v1/weather")
    #expect(try read([Weather].self, #"[{"degrees":21.5,"wind":null},{}]"#) == [Weather(degrees: 21.5)])
    #expect(wire(Weather(degrees: 3, wind: "NW")) == #"{"degrees":3.0,"wind":"NW"}"#)
  }
}
