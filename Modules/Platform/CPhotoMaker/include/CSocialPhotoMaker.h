#pragma once

#include "CSocialFilmMaker.h"

// Makes pictures of a file in a process of its own, which is this program started once more under another name. Before
// `main`, such a process gives up all that it doesn't need, loads libvips, reads the file on its standard input, and
// writes what it made to its standard output. A hostile file can end that process, and nothing else.
//
// Its arguments are the name, the library, the most pixels a picture may have, and one step for each picture:
//
//     SOURCE WIDTH HEIGHT SHAPE FORM
//
// SOURCE is `file`, or `last` for the picture of the previous step. SHAPE is `fit` for at most this width and height, `fill`
// for exactly this size, cut from the middle, `force` for exactly this size, distorted, and `exact` for a picture that is
// upright already, whose longer side gets at most this many pixels, while the other is rounded half up. FORM is a file
// extension with options for vips, `.png[strip]`; `photo=85` stands for a JPEG file of that quality, or a PNG file for a
// picture with transparency or few colours, or if it's no larger.
//
// It writes a line `KIND MOVES WIDTH HEIGHT BYTES` for each picture, KIND being `jpg`, `png` or `other` and MOVES 1 where
// it was made of the beginning of a moving one, an empty line, and then the bytes of all.

// The name that begins such a process, in place of a program's path.
#define photo_maker_name "socialconnect-photo-maker"

// What such a process ends with.
typedef enum : int {
  photo_maker_malformed = 1,
  photo_maker_unsupported = 2,
  photo_maker_too_many_pixels = 3,
  photo_maker_no_library = 4,
  photo_maker_broken = 5,
} photo_maker_status;

// Whether this code is a part of the program itself, not of a library that it has loaded: only then it can be started
// under another name.
int photo_maker_is_in_program(void);
