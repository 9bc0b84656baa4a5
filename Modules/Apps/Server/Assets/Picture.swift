import Foundation

/// A picture of the server itself, which is part of the program, so that it can be moved.
struct Picture {
  /// In PNG.
  let content: [UInt8]
  let tag: EntityTag

  /// - Parameter name: The file name; nil for a name that no picture has.
  static func named(_ name: String) -> Picture? { all[name] }

  private init?(base64 text: String) {
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else { return nil }
    content = Array(data)
    tag = EntityTag(of: text)
  }

  private static let all = encoded.compactMapValues(Picture.init(base64:))

  private static let encoded = [
    // For someone without a picture.
    "avatar/missing.png": """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4BAMAAADLSivhAAAAMFBMVEXY3unT2eXO1eHI0N3Dy9m+xtW5wtG0vc2uuMmps8Wkr8Gf
    qr2apbmUoLWPnLGKl61jLtSrAAAB8UlEQVR42u3XPS9DURgH8Ntq+qJIFwYRsVowmGlikQjiE2Bk8gnoYBCDNgZrWcTWDrZKymyo
    wQfwlujWhIpWb3o00tS995x77/95rkVy/vsvT3vOc855rmHo6Ojo6Oh0MnxYKl2s8ey2+Mk5xx6Jbqp0uyx6uafauLAkQ8R5K27S
    bELYkuMXJpaOCUd2CHjKiZ8IuOzELdxGhJQ0jJMyLsJ4WsZvMN6T8Sd/vSgrJhRBbZ8Kz/B3Ct+rqApvcM4y9UwHqhzoPwfCgfbZ
    qMjWhHFWxg0Yz8v4HcYDMr6GcZS/zaoVMwkX4KoT17kvFfm1qvB/tWGM2fENCYdspc0U7ZkcteIz6uu++2tfyWNFuPfKNifoQ0m4
    O9FUGbaTxSshbvf1PKrjkdmDThY4MrTVPZXmSYpqRyxzSWuTZiftN8kxxS45L8BLdl1S7VhNxm1waA6XVe9zC7sTVoQyL6wpnzLt
    590w8KGREK7J8QsDpT0K+5fOeuEGY3JEh4s5b/xMHd/gRz4ufJKhTW/4LFfxwyZ7rb3Xe9wfP/I6xKdPQjV/3E5RTzJyqgcRfOeC
    1xH84YILCP5yWS8BJcVtEfc26cfwqRIPYfgB+zZQp85tTvcGLWBYvVc1DLcDbLN6oyMoTvN7RN0lcRRn/honUVz87/gbXZY7NsYv
    NOYAAAAASUVORK5CYII=
    """,
    // For someone without a header.
    "header/missing.png": """
    iVBORw0KGgoAAAANSUhEUgAAAlgAAADIBAMAAADGsYKFAAAAMFBMVEXY3unT2eXO1eHI0N3Dy9m+xtW5wtG0vc2uuMmps8Wkr8Gf
    qr2apbmUoLWPnLGKl61jLtSrAAAAUUlEQVR42u3BMQEAAADCoPVPbQo/oAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
    AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB4GOsoAAHf1Nx9AAAAAElFTkSuQmCC
    """,
    // In place of a photo that is kept elsewhere.
    "missing.png": """
    iVBORw0KGgoAAAANSUhEUgAAAHgAAABaBAMAAACBLo/cAAAAMFBMVEXY3unT2eXO1eHI0N3Dy9m+xtW5wtG0vc2uuMmps8Wkr8Gf
    qr2apbmUoLWPnLGKl61jLtSrAAAAHElEQVR42u3BMQEAAADCoPVPbQlPoAAAAAAA+BgVcgABlt2brAAAAABJRU5ErkJggg==
    """,
    // Of the server.
    "thumbnail.png": """
    iVBORw0KGgoAAAANSUhEUgAAAlgAAAE6BAMAAAA4nDEjAAAAMFBMVEU7UotIXpNVaZpidaJvgKp8jLKJl7mWo8GkrsmxutG+xdjL
    0eDY3Ojl6PDy8/f///+oF4nwAAADqUlEQVR42u3dPYtcVRjA8TvZbFxfmQ8gYRohNuoHEJkiWEbzBXRqm+QjLAghYLEp0mpiI4KF
    W1gIEbJVwGpZJHV0g4XVYkg2r7vXNsnc0TNnHhDO8/u12/25c+6595w9t+sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACCdE2drfJAx
    1dpXfZ1fz6drdeZOX+1qslbv9qv4KVWrjYOVYvXfZhrad1dr1R9/mifWuX5Vj9K0OtWv7kqWWBcCYj3OMsPqI2zmiPVeSKzDHLFu
    hsQ6nmRo9UofYztDrNNBsR5kiLUVFOsoQavRQVCsfmbIMmg9542wWPfaj/V+WKyHnnXKPW0/1rWwWH37sXbjYrW/dhHXqp82P80K
    jNX8i4eTYoklllhiiSWWWGKJJZZYYoklllhiiSWWWGKJJZZYYoklllhiiSWWWGKJJZZYYoklllhiiSWWWGKJJZZYYoklllhiidWm
    NbGWEBhr1nysg7hY0+Zj3YyLNW4+1lZYqwQn93wSFivBiZJvhcVKcIDWq2Gxfm8/1ppp1v9xO5wkiBU1wqc41vX1oFh/ZIh1ImgO
    fzFDrKDjxp6kaBU0edjLESvkvLHjLF9JeTsg1t0krbrRj6vH+v7yc862XGujD/bsy4ZrfRZdq7/V8A9xK7zW7YZnpt+E12r4Wzyj
    L6JjNT2ZeOGB+ujGy35ZutafWWLtR0zGpklizSJee93NEetJyFTsaJwi1l7MK8LNFLHmR5s7NbHuZ4g1vwJY9+21pxli7cz98U27
    HxbEGviS1ed1sa63H2vgG2mVL3H+bj/WwPVQ+chz2HysgelR7WbKx83Huh/3dvBZ87EGppLVC0Ctxxq6GqpXrceNx9qPjDVtPNZM
    rOJYg8vwYg3H2hOrPNZUrOJYw1uOxRqMtSNWcawFn84WayjWgidfsYZiXRerONai9RixBmItWmEQayDWpljFsRa+fhJrPta+WOWx
    ZmIVx1q871+suVh7YpXHmopVHOtf/sdZrJdj7YhV7NxErGIfd2IVG4sVQyyxxBIrRaxJwliv2XJUrnYz21HGWOsOeyg3qoz1MGOs
    2q3d91LGqjyCZTtlrNN1sWYpY224GS4xwledG/UgZ6y6QWs7aayaOfzxJGms0a5fYbmP3AvLrS09xB92eX3owlpi1Lq2XKvfuszW
    lzqu4NE4dazu1BK1/pp0ya1/Xdrqu3HHO5d/uPGffr40VQoAAAAAAAAAAAAAAAAAAAAAAAAAAACy+Qey2VAbM2q68AAAAABJRU5E
    rkJggg==
    """,
    // Of the server, small.
    "icon-48.png": """
    iVBORw0KGgoAAAANSUhEUgAAADAAAAAwBAMAAAClLOS0AAAAMFBMVEU7UotIXpNVaZpidaJvgKp8jLKJl7mWo8GkrsmxutG+xdjL
    0eDY3Ojl6PDy8/f///+oF4nwAAAAh0lEQVR42mNgGAWkAcaMDghoV0CVsPsPA99QJe7DJf6jaGFBiP9vQJbgQJLYMPgl2JAkJiBL
    MCFJJKAEST9c/DdqWLEiBdb/TahaDBhYoRJ/UCS+MzBww7QEIEsAXcmPLYD7BHBItDLgkFDAJQECPNj9yMDAiTXaQWnoPNaEAvI/
    1qQ1CmAAAJdT+NPDGXkBAAAAAElFTkSuQmCC
    """,
  ]
}
