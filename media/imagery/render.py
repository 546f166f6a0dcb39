"""Runs inside Blender: builds a scene and renders it a few samples at a time, or gives a finished file its film look."""
import argparse
import importlib.util
import os
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

CHUNK = 4
SEED = 17


def load_scene(name):
    spec = importlib.util.spec_from_file_location('scene_file', os.path.join(HERE, 'scenes', f'{name}.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def render_picture(options):
    from kit import stage

    stage.empty_stage()
    stage.bounces(2)
    started = time.time()
    load_scene(options.scene).build(options.picture)
    print(f'built in {time.time() - started:.1f} s', flush=True)
    if options.blend:
        bpy.ops.wm.save_as_mainfile(filepath=options.blend)
    stage.quality(1, 0, options.width, options.height)
    render = bpy.context.scene.render
    if options.region:
        x0, x1, y0, y1 = [float(v) for v in options.region.split(',')]
        render.use_border = True
        render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = x0, x1, y0, y1
    add_chunks(options)


def shoot(path, samples, seed, width, height, first=0):
    """One render to an EXR file, read back as passes; it takes up the sample sequence of its seed at first."""
    from exr import read_passes

    from kit import stage

    stage.quality(samples, seed, width, height)
    bpy.context.scene.cycles.sample_offset = first
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    passes = {name: values.astype('float32') for name, values in read_passes(path).items()}
    os.remove(path)
    return passes


def add_chunks(options):
    """Renders a few samples at a time and saves the running mean.

    Whatever stops it, a later run goes on from the last chunk, and any number of chunks can be developed."""
    import numpy as np

    path, mean, done = f'{options.out}.npz', None, 0
    if os.path.exists(path):
        with np.load(path) as stored:
            mean, done = {k: stored[k] for k in stored.files if k != 'samples'}, int(stored['samples'])
    while done < options.samples:
        started = time.time()
        new = shoot(f'{options.out}.part.exr', CHUNK, SEED, options.width, options.height, done)
        share = CHUNK / (done + CHUNK)
        mean = {k: mean[k] * (1 - share) + new[k] * share for k in new} if mean else new
        done += CHUNK
        np.savez(f'{options.out}.part.npz', samples=done, **mean)
        os.replace(f'{options.out}.part.npz', path)
        print(f'{done} samples, the last {CHUNK} took {time.time() - started:.1f} s', flush=True)


def film_look(options):
    """Linear EXR to a 16 bit PNG through Filmic."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = options.look
    scene.view_settings.exposure = options.exposure
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_depth = '16'
    image = bpy.data.images.load(options.linear)
    image.colorspace_settings.name = 'Linear'
    image.save_render(options.out, scene=scene)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--scene')
    parser.add_argument('--picture')
    parser.add_argument('--out')
    parser.add_argument('--width', type=int)
    parser.add_argument('--height', type=int)
    parser.add_argument('--samples', type=int)
    parser.add_argument('--region')
    parser.add_argument('--blend')
    parser.add_argument('--linear')
    parser.add_argument('--look', default='Medium High Contrast')
    parser.add_argument('--exposure', type=float, default=0.0)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    if options.linear:
        film_look(options)
    else:
        render_picture(options)


if __name__ == '__main__':
    main()
