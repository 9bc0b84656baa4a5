import Foundation

/// The script by which `wrk` sends requests in turn, and ends with a line of figures: answers, microseconds that it
/// took, median and 99th percentile of an answer in microseconds, errors.
struct LoadScript {
  /// What that line begins with.
  static let mark = "figures: "

  let text: String

  init(_ requests: [ServerRequest]) {
    text = """
      local requests, turn = {}, 0

      local function content(path)
        local file = assert(io.open(path, "rb"))
        local bytes = file:read("*a")
        file:close()
        return bytes
      end

      function init()
        requests = {
      \(requests.map { "    \(Self.format($0))," }.joined(separator: "\n"))
        }
      end

      function request()
        turn = turn % #requests + 1
        return requests[turn]
      end

      function done(summary, latency)
        local errors = summary.errors
        io.write(string.format("\\n\(Self.mark)%d %d %d %d %d\\n", summary.requests, summary.duration,
          latency:percentile(50), latency:percentile(99),
          errors.connect + errors.read + errors.write + errors.status + errors.timeout))
      end
      """
  }

  private static func format(_ request: ServerRequest) -> String {
    let fields = request.fields.map { "[\(quoted($0.name))] = \(quoted($0.value))" }.joined(separator: ", ")
    let body =
      switch request.body {
      case .json(let text): quoted(text)
      case .file(let file, _): "content(\(quoted(file.path)))"
      case nil: "nil"
      }
    return "wrk.format(\(quoted(request.method)), \(quoted(request.path)), {\(fields)}, \(body))"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
      "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
