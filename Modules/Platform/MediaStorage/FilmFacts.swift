import Foundation

/// What `ffprobe` says of a file.
struct FilmFacts: Hashable {
  /// In pixels.
  let width: Int
  let height: Int
  /// In milliseconds; nil if the file doesn't say.
  let duration: Int?
  /// The images in a second, as a fraction; nil if the file doesn't say.
  let frameRate: String?
  /// The bits in a second; nil if the file doesn't say.
  let bitrate: Int?
  /// How many images it has; nil unless they were counted.
  let images: Int?

  /// - Parameter answer: The program's answer in JSON.
  /// - Returns: nil for a file without images.
  init?(_ answer: [UInt8]) {
    // What isn't an answer is none.
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(answer)),
      let images = answer.streams?.first, let width = images.width, let height = images.height, width > 0,
      height > 0
    else { return nil }
    self.width = width
    self.height = height
    duration = answer.format?.duration.flatMap(Double.init)
      .flatMap { (0..<1e9).contains($0) ? Int(($0 * 1000).rounded()) : nil }
    let isRate = images.avg_frame_rate?.wholeMatch(of: /[1-9][0-9]*\/[1-9][0-9]*/) != nil
    frameRate = isRate ? images.avg_frame_rate : nil
    bitrate = answer.format?.bit_rate.flatMap { Int($0) }
    self.images = images.nb_read_packets.flatMap { Int($0) }
  }

  private struct Answer: Decodable {
    struct Stream: Decodable {
      let width, height: Int?
      let avg_frame_rate, nb_read_packets: String?
    }
    struct Format: Decodable {
      let duration, bit_rate: String?
    }
    let streams: [Stream]?
    let format: Format?
  }
}
