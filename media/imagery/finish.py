"""From denoised light to a picture file: grain, white balance, bloom, exposure, Filmic, sharpening, WebP."""
import os
import subprocess
import tempfile

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402
import numpy as np  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
QUIET = ['nice', '-n', '19', 'chrt', '-i', '0']
WHITE_BALANCE = np.array((0.975, 1.0, 1.055), np.float32)
LUMA = np.array((0.2126, 0.7152, 0.0722), np.float32)


def exposure_for(light, key):
    """Stops that bring the log average of the picture to the key."""
    y = np.maximum(light @ LUMA, 1e-4)
    return float(np.log2(key / np.exp(np.log(y).mean())))


def graded(light, vignette=0.12, bloom=0.05):
    light = light * WHITE_BALANCE
    height, width = light.shape[:2]
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    light = light * (1 - vignette * np.minimum((x * x + y * y) / 2, 1))[..., None]
    threshold = np.percentile(light.max(-1), 97)
    bright = np.minimum(np.maximum(light - threshold, 0), threshold * 12)
    halo = sum(
        weight * cv2.GaussianBlur(bright, (0, 0), width * size)
        for weight, size in ((0.5, 0.002), (0.3, 0.008), (0.2, 0.03))
    )
    return (light + bloom * halo).astype(np.float32)


def film(light, look, exposure):
    """Runs the picture through Blender's Filmic view."""
    with tempfile.TemporaryDirectory() as folder:
        linear, out = os.path.join(folder, 'light.exr'), os.path.join(folder, 'film.png')
        cv2.imwrite(linear, light[..., ::-1].astype(np.float32))
        subprocess.run(
            QUIET
            + ['blender', '-b', '--factory-startup', '-t', '1', '-P', os.path.join(HERE, 'render.py'), '--']
            + ['--linear', linear, '--out', out, '--look', look, f'--exposure={exposure:.3f}'],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        return cv2.imread(out, cv2.IMREAD_UNCHANGED)[..., :3]


def write_picture(path, image, width, height, sharpen=0.35, limit=395_000):
    """Resizes if asked, sharpens lightly, writes WebP below the size limit (or PNG for looks)."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image = image.astype(np.float32) / 65535
    if image.shape[1] != width:
        image = cv2.resize(image, (width, height), interpolation=cv2.INTER_LANCZOS4 if image.shape[1] < width else cv2.INTER_AREA)
    image = image + sharpen * (image - cv2.GaussianBlur(image, (0, 0), 1.1))
    # a trace of film grain breaks up banding on plain walls
    grain = np.random.default_rng(7).normal(0, 0.0045, image.shape[:2]).astype(np.float32)
    image = np.clip(image + grain[..., None], 0, 1)
    image = (image * 255 + 0.5).astype(np.uint8)
    if path.endswith('.png'):
        cv2.imwrite(path, image)
        return os.path.getsize(path)
    for quality in (88, 85, 82, 78, 74, 70):
        cv2.imwrite(path, image, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if os.path.getsize(path) <= limit:
            break
    return os.path.getsize(path)
