"""Reads the PNGs that the two engines write, and compares them."""

import struct
import zlib


def read(path):
    """Width, height and rows of (r, g, b) laid on white."""
    with open(path, "rb") as file:
        data = file.read()
    assert data[:8] == b"\x89PNG\r\n\x1a\n", path
    position, packed, width, height, channels = 8, b"", 0, 0, 0
    while position < len(data):
        length, kind = struct.unpack(">I4s", data[position:position + 8])
        body = data[position + 8:position + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8 and colour in (2, 6), (depth, colour)
            channels = 3 if colour == 2 else 4
        elif kind == b"IDAT":
            packed += body
        position += 12 + length
    raw = zlib.decompress(packed)
    stride, previous, rows = width * channels, bytearray(width * channels), []
    for row in range(height):
        start = row * (stride + 1)
        line = unfilter(raw[start], bytearray(raw[start + 1:start + 1 + stride]), previous, channels)
        previous = line
        rows.append(flat(line, channels))
    return width, height, rows


def unfilter(kind, line, above, size):
    for i in range(len(line)):
        left = line[i - size] if i >= size else 0
        up = above[i]
        if kind == 1:
            line[i] = (line[i] + left) & 255
        elif kind == 2:
            line[i] = (line[i] + up) & 255
        elif kind == 3:
            line[i] = (line[i] + (left + up) // 2) & 255
        elif kind == 4:
            corner = above[i - size] if i >= size else 0
            estimate = left + up - corner
            a, b, c = abs(estimate - left), abs(estimate - up), abs(estimate - corner)
            line[i] = (line[i] + (left if a <= b and a <= c else up if b <= c else corner)) & 255
    return line


def flat(line, channels):
    """Brightness of each pixel."""
    result = []
    for i in range(0, len(line), channels):
        value = (line[i] * 3 + line[i + 1] * 6 + line[i + 2]) / 10
        if channels == 4:
            value = (value * line[i + 3] + 255 * (255 - line[i + 3])) / 255
        result.append(value)
    return result


def difference(first, second, square=6, tolerance=30):
    """The share of squares whose mean brightness differs: letters differ in their edges, shapes must not."""
    width, height = min(first[0], second[0]), min(first[1], second[1])
    if abs(first[0] - second[0]) > 1 or abs(first[1] - second[1]) > 1:
        return 1.0
    bad = count = 0
    for top in range(0, height - square + 1, square):
        for left in range(0, width - square + 1, square):
            total = 0
            for y in range(top, top + square):
                total += sum(first[2][y][left:left + square]) - sum(second[2][y][left:left + square])
            count += 1
            bad += abs(total) / (square * square) > tolerance
    return bad / max(count, 1)
