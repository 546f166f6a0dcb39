"""Doubles a picture with the help of cheap full size guides: light is smooth, surfaces are not.

Light is rendered small and denoised; colour, normal and depth of the surfaces are rendered at full size
without any light. Each large pixel gathers light from small pixels of the same surface and takes its
colour from the guide, so that joints, grain, leaves and edges are as sharp as if rendered large."""
import math
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numba import njit

BAND = 48
REST = 0.03


@njit(fastmath=True, nogil=True, cache=True)
def _gather(light, small, large, sigma, scale_x, scale_y, y0, y1, out):
    rows, columns = light.shape[:2]
    width, channels = large.shape[1], large.shape[2]
    for y in range(y0, y1):
        cy = (y + 0.5) * scale_y - 0.5
        for x in range(width):
            cx = (x + 0.5) * scale_x - 0.5
            iy, ix = int(math.floor(cy + 0.5)), int(math.floor(cx + 0.5))
            total, r, g, b = 1e-9, 0.0, 0.0, 0.0
            for qy in range(max(iy - 2, 0), min(iy + 3, rows)):
                for qx in range(max(ix - 2, 0), min(ix + 3, columns)):
                    far = (qx - cx) ** 2 + (qy - cy) ** 2
                    d = far * 1.1
                    for c in range(channels):
                        u = large[y, x, c] - small[qy, qx, c]
                        d += min(u * u * sigma[c], 6.0)
                    weight = math.exp(-min(d, 30.0)) + 1e-7 * math.exp(-far)
                    total += weight
                    for c in range(3):
                        ratio = (large[y, x, c] + REST) / (small[qy, qx, c] + REST)
                        value = weight * light[qy, qx, c] * min(max(ratio, 0.3), 3.0)
                        if c == 0:
                            r += value
                        elif c == 1:
                            g += value
                        else:
                            b += value
            out[y, x, 0], out[y, x, 1], out[y, x, 2] = r / total, g / total, b / total


def guide_stack(albedo, normal, depth):
    return np.ascontiguousarray(np.concatenate([albedo, normal, depth], -1), np.float32)


def enlarge(light, small, large):
    """small and large are guide stacks (albedo, normal, 1/depth) at the sizes of light and of the result."""
    rows, columns = light.shape[:2]
    height, width = large.shape[:2]
    out = np.empty((height, width, 3), np.float32)
    sigma = np.array([40, 40, 40, 6, 6, 6, 300], np.float32)
    light = np.ascontiguousarray(light, np.float32)
    with ThreadPoolExecutor(2) as pool:
        bands = [(y, min(y + BAND, height)) for y in range(0, height, BAND)]
        list(pool.map(lambda s: _gather(light, small, large, sigma, columns / width, rows / height, s[0], s[1], out), bands))
    return out
