/// Reads a piece of HTML as plain text, with its paragraphs, breaks and addresses.
///
/// - Parameters:
///   - html: The HTML, as any server wrote it.
///   - names: The handles of people, by the addresses of their profiles: `alice@other.example`.
public typealias HTMLReading = @Sendable (_ html: String, _ names: [String: String]) -> String
