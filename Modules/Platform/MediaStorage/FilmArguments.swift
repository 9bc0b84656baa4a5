/// What `ffmpeg` and `ffprobe` are told (https://ffmpeg.org/documentation.html).
enum FilmArguments {
  /// How to read a file. It's read as what it begins as, so that no playlist is ever played, and only by decoders of formats
  /// that cameras, phones and browsers write.
  static func reading(_ format: FilmFormat) -> [String] {
    ["-protocol_whitelist", "file", "-f", format.rawValue, "-codec_whitelist", decoders(format)]
  }

  private static func decoders(_ format: FilmFormat) -> String {
    let names =
      switch format {
      case .gif: ["gif"]
      case .matroska:
        ["vp8", "vp9", "libdav1d", "libaom-av1", "av1", "h264", "opus", "vorbis", "aac", "libopus"]
      case .mov:
        [
          "h264", "hevc", "mpeg4", "vp9", "libdav1d", "libaom-av1", "av1", "mjpeg", "prores", "aac",
          "mp3float", "mp3",
          "opus", "libopus", "flac", "alac", "pcm_s16le", "pcm_s16be", "pcm_s24le", "pcm_s24be", "pcm_f32le",
          "ac3",
        ]
      }
    return names.joined(separator: ",")
  }

  /// Asks which encoders there are.
  static let listing = ["-hide_banner", "-loglevel", "error", "-encoders"]

  /// The encoders that `making` needs and that aren't in a list of them.
  ///
  /// - Parameter list: The answer to `listing`: lines of which the second word is a name.
  static func missingEncoders(in list: String) -> [String] {
    let there = Set(list.split(separator: "\n").compactMap { $0.split(separator: " ").dropFirst().first })
    return ["libx264", "aac", "png"].filter { !there.contains($0[...]) }
  }

  /// The facts of the images, the first of a file's tracks that isn't only its cover.
  static let facts = [
    "-select_streams", "V:0", "-count_packets", "-show_entries",
    "stream=width,height,avg_frame_rate,nb_read_packets:format=duration,bit_rate",
  ]

  /// Makes a film of a file, and writes its first image as PNG to the standard output.
  ///
  /// - Parameters:
  ///   - side: The most pixels of the longer side.
  ///   - seconds: Where it's cut.
  static func making(
    _ format: FilmFormat, _ input: String, _ output: String, side: Int, seconds: Int
  ) -> [String] {
    let sound = format == .gif ? ["-an"] : ["-map", "0:a:0?", "-c:a", "aac", "-b:a", "128k", "-ac", "2"]
    let scale =
      "scale=w='min(\(side),iw)':h='min(\(side),ih)':force_original_aspect_ratio=decrease:force_divisible_by=2"
    return ["-nostdin", "-hide_banner", "-loglevel", "error"] + reading(format) + [
      "-i", "file:\(input)", "-map", "0:V:0",
    ] + sound + [
      // Nothing that says where, when or with what it was taken.
      "-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1", "-fflags", "+bitexact", "-flags:v",
      "+bitexact",
      "-flags:a", "+bitexact", "-t", "\(seconds)", "-fpsmax", "60", "-vf", "\(scale),setsar=1,format=yuv420p",
      "-c:v",
      "libx264", "-preset", "veryfast", "-profile:v", "high", "-crf", "23", "-maxrate", "4M", "-bufsize",
      "8M",
      "-threads", "2", "-movflags", "+faststart", "-f", "mp4", "-y", "file:\(output)",
      "-map", "0:V:0", "-frames:v", "1", "-vf", "\(scale),setsar=1", "-c:v", "png", "-f", "image2pipe",
      "pipe:1",
    ]
  }
}
