"""Guided non-local means over two half renders: weights chosen on one half filter the other."""
import math
from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np
from numba import njit

TILE = 112


@njit(fastmath=True, nogil=True, cache=True)
def _box_into(d, out, patch, h, w):
    """Mean of d over (2 patch + 1) squared windows; d is larger than out by patch on each side."""
    size = 2 * patch + 1
    rows = h + 2 * patch
    scale = 1.0 / (size * size)
    line = np.zeros((rows, w), np.float32)
    for y in range(rows):
        total = 0.0
        for x in range(size):
            total += d[y, x]
        line[y, 0] = total
        for x in range(1, w):
            total += d[y, x + size - 1] - d[y, x - 1]
            line[y, x] = total
    for x in range(w):
        total = 0.0
        for y in range(size):
            total += line[y, x]
        out[0, x] = total * scale
        for y in range(1, h):
            total += line[y + size - 1, x] - line[y - 1, x]
            out[y, x] = total * scale


@njit(fastmath=True, nogil=True, cache=True)
def _filter_tile(a, b, variance, guides, spread, floors, window, patch, k, h, w, one, two):
    """a, b, ... are padded by window + patch; one gets b by a's weights, two gets a by b's."""
    kk, gg = k * k, 0.7 * 0.7
    pad = window + patch
    channels = guides.shape[2]
    da = np.zeros((h + 2 * patch, w + 2 * patch), np.float32)
    db = np.zeros((h + 2 * patch, w + 2 * patch), np.float32)
    ma, mb = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    ta, tb = np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    one[:], two[:] = 0, 0
    for dy in range(-window, window + 1):
        for dx in range(-window, window + 1):
            for y in range(h + 2 * patch):
                py, qy = y + window, y + window + dy
                for x in range(w + 2 * patch):
                    px, qx = x + window, x + window + dx
                    sa, sb = 0.0, 0.0
                    for c in range(3):
                        vp, vq = variance[py, px, c], variance[qy, qx, c]
                        noise = vp + min(vp, vq)
                        inverse = 1.0 / (1e-5 + kk * (vp + vq))
                        u = a[py, px, c] - a[qy, qx, c]
                        v = b[py, px, c] - b[qy, qx, c]
                        sa += (u * u - noise) * inverse
                        sb += (v * v - noise) * inverse
                    da[y, x] = sa / 3
                    db[y, x] = sb / 3
            _box_into(da, ma, patch, h, w)
            _box_into(db, mb, patch, h, w)
            for y in range(h):
                py, qy = y + pad, y + pad + dy
                for x in range(w):
                    px, qx = x + pad, x + pad + dx
                    worst = 0.0
                    for c in range(channels):
                        vp, vq = spread[py, px, c], spread[qy, qx, c]
                        u = guides[py, px, c] - guides[qy, qx, c]
                        d = (u * u - (vp + min(vp, vq))) / (floors[c] + gg * (vp + vq))
                        if d > worst:
                            worst = d
                    if worst > 9:
                        continue
                    wa, wb = max(worst, ma[y, x]), max(worst, mb[y, x])
                    if wa < 9:
                        weight = math.exp(-wa)
                        ta[y, x] += weight
                        for c in range(3):
                            one[y, x, c] += weight * b[qy, qx, c]
                    if wb < 9:
                        weight = math.exp(-wb)
                        tb[y, x] += weight
                        for c in range(3):
                            two[y, x, c] += weight * a[qy, qx, c]
    for y in range(h):
        for x in range(w):
            for c in range(3):
                one[y, x, c] /= max(ta[y, x], 1e-9)
                two[y, x, c] /= max(tb[y, x], 1e-9)


def _filter(pool, a, b, variance, guides, spread, floors, window, patch, k):
    """Runs the filter in tiles; returns B filtered by A's weights and A filtered by B's."""
    height, width = a.shape[:2]
    pad = window + patch
    a, b, variance, guides, spread = [
        np.pad(i, ((pad, pad), (pad, pad), (0, 0)), 'reflect').astype(np.float32) for i in (a, b, variance, guides, spread)
    ]
    first, second = np.empty((height, width, 3), np.float32), np.empty((height, width, 3), np.float32)
    floors = np.asarray(floors, np.float32)

    def tile(spot):
        y, x = spot
        h, w = min(TILE, height - y), min(TILE, width - x)
        cut = (slice(y, y + h + 2 * pad), slice(x, x + w + 2 * pad))
        parts = [np.ascontiguousarray(i[cut]) for i in (a, b, variance, guides, spread)]
        one, two = np.empty((h, w, 3), np.float32), np.empty((h, w, 3), np.float32)
        _filter_tile(*parts, floors, window, patch, k, h, w, one, two)
        first[y : y + h, x : x + w], second[y : y + h, x : x + w] = one, two

    list(pool.map(tile, [(y, x) for y in range(0, height, TILE) for x in range(0, width, TILE)]))
    return first, second


def _box(image, radius):
    size = 2 * radius + 1
    out = cv2.blur(image, (size, size), borderType=cv2.BORDER_REFLECT)
    return out if out.ndim == image.ndim else out[..., None]


def _without_fireflies(a, b):
    """Clamps single bright pixels against the local median of both halves."""
    level = cv2.max(*[cv2.medianBlur(np.minimum(h.max(-1), 50).astype(np.float32), 5) for h in (a, b)])
    limit = 2.6 * np.maximum(level, _box(level, 3)) + 0.12
    return [h * np.minimum(1, limit / np.maximum(h.max(-1), 1e-6))[..., None] for h in (a, b)]


def _half_variance(a, b, radius=2):
    return _box((a - b) ** 2 / 2, radius)


def _clean_guide(pool, a, b, window=3):
    """A guide is noisy too: a small filter of its own, and what noise is left."""
    nothing = np.zeros((*a.shape[:2], 1), np.float32)
    one, two = _filter(pool, a, b, _half_variance(a, b, 1), nothing, nothing, [1.0], window, 1, 0.6)
    return (one + two) / 2, _box((one - two) ** 2 / 4, 1)


def _guides_of(pool, first, second, window=3):
    images, spreads, floors = [], [], []
    for name, floor in (('albedo', 1e-3), ('normal', 2e-3), ('depth', 1e-4)):
        x, y = first[name], second[name]
        if name == 'depth':
            x, y = [np.repeat(1 / np.maximum(d, 0.05), 3, 2) for d in (x, y)]
        image, spread = _clean_guide(pool, x, y, window)
        keep = 1 if name == 'depth' else 3
        images.append(image[..., :keep])
        spreads.append(spread[..., :keep])
        floors += [floor] * keep
    return np.concatenate(images, -1), np.concatenate(spreads, -1), floors


def clean_guides(first, second):
    """Albedo, normal and 1/depth of two renders, filtered: height x width x 7."""
    with ThreadPoolExecutor(2) as pool:
        return _guides_of(pool, first, second, 2)[0]


def denoise(first, second):
    """Takes the passes of both halves; returns (denoised, raw mean, guides) in linear light."""
    clean, raw, guides, _ = _denoise(first, second)
    return clean, raw, guides


def _denoise(first, second, k=0.45, radius=2):
    a, b = _without_fireflies(first['colour'], second['colour'])
    with ThreadPoolExecutor(2) as pool:
        guides, spread, floors = _guides_of(pool, first, second)
        one, two = _filter(pool, a, b, _half_variance(a, b, radius), guides, spread, floors, 7, 3, k)
        one, two = _filter(pool, two, one, _half_variance(two, one), guides, spread, floors, 3, 1, 0.7)
    return (one + two) / 2, (a + b) / 2, guides, _box((one - two) ** 2 / 4, 6)


def denoise_broadly(first, second):
    """Few samples leave clouds wider than the filter's window: smaller copies of the halves, filtered, say what is
    cloud. Where they differ by more than the noise that was left, they saw an edge or a texture and are not heard."""
    clean, raw, guides, left = _denoise(first, second)
    height, width = clean.shape[:2]
    calm = _without_fireflies(first['colour'], second['colour'])
    first, second = [{**half, 'colour': colour} for half, colour in zip((first, second), calm)]
    for factor in (2, 4):
        size = (width // factor, height // factor)
        halves = [{k: cv2.resize(v, size, interpolation=cv2.INTER_AREA).reshape(*size[::-1], -1) for k, v in half.items()} for half in (first, second)]
        broad = _denoise(*halves, 1.2, 5)[0]
        off = cv2.GaussianBlur(broad - cv2.resize(clean, size, interpolation=cv2.INTER_AREA), (0, 0), 1.2)
        noise = cv2.resize(left, size, interpolation=cv2.INTER_AREA)
        off = np.clip(off, *(cv2.resize(clean, size, interpolation=cv2.INTER_AREA) * side for side in (-0.15, 0.15)))
        heard = 1 / (1 + (off**2 / (9 * noise + 1e-9)) ** 2)
        clean = clean + cv2.resize(off * heard, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.maximum(clean, 0), raw, guides
