"""Reads uncompressed multilayer OpenEXR files (32 bit, one scan line a chunk) with numpy alone."""
import struct

import numpy as np


def _text(data, at):
    end = data.index(b'\0', at)
    return data[at:end].decode(), end + 1


def read_layers(path):
    """Returns {channel name: height x width array}."""
    with open(path, 'rb') as file:
        data = file.read()
    at, channels, window = 8, [], None
    while data[at] != 0:
        name, at = _text(data, at)
        _, at = _text(data, at)
        size = struct.unpack_from('<i', data, at)[0]
        at += 4
        if name == 'channels':
            inner = at
            while data[inner] != 0:
                channel, inner = _text(data, inner)
                channels.append(channel)
                inner += 16
        elif name == 'dataWindow':
            window = struct.unpack_from('<4i', data, at)
        elif name == 'compression' and data[at] != 0:
            raise ValueError(f'{path} is compressed')
        at += size
    width, height = window[2] - window[0] + 1, window[3] - window[1] + 1
    first = struct.unpack_from('<Q', data, at + 1)[0]
    row = np.dtype([('y', '<i4'), ('size', '<i4'), ('values', '<f4', (len(channels), width))])
    rows = np.frombuffer(data, row, height, first)
    values = rows['values']
    return {name: values[:, i, :] for i, name in enumerate(channels)}


def read_passes(path):
    """Returns {pass name: height x width x n array} for the passes the denoiser uses."""
    layers = read_layers(path)
    prefix = next(name for name in layers if name.endswith('Combined.R')).rsplit('Combined', 1)[0]

    def stack(name, parts):
        return np.stack([layers[f'{prefix}{name}.{p}'] for p in parts], -1).astype(np.float32)

    return {
        'colour': stack('Combined', 'RGB'),
        'albedo': stack('Denoising Albedo', 'RGB'),
        'normal': stack('Denoising Normal', 'XYZ'),
    }
