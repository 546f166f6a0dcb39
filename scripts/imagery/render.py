"""Runs inside Blender: builds a scene and renders its two halves, or gives a finished file its film look."""
import argparse
import importlib.util
import os
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)


def load_scene(name):
    spec = importlib.util.spec_from_file_location('scene_file', os.path.join(HERE, 'scenes', f'{name}.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def render_halves(options):
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
    if options.guides:
        render_guides(options)
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
    """Renders a few samples at a time, by turns for half a and half b, and saves the running means.

    Whatever stops it, a later run goes on from the last chunk, and any number of chunks can be developed."""
    import numpy as np

    chunk = max(2, min(8, options.samples // 4))
    halves, done = {'a': None, 'b': None}, {'a': 0, 'b': 0}
    for half in halves:
        if os.path.exists(f'{options.out}.{half}.npz'):
            with np.load(f'{options.out}.{half}.npz') as stored:
                halves[half] = {k: stored[k] for k in stored.files if k != 'samples'}
                done[half] = int(stored['samples'])
    while min(done.values()) < options.samples // 2:
        half = 'a' if done['a'] <= done['b'] else 'b'
        started = time.time()
        seed = 1017 if half == 'b' else 17
        new = shoot(f'{options.out}.part.exr', chunk, seed, options.width, options.height, done[half])
        if halves[half]:
            share = chunk / (done[half] + chunk)
            new = {k: halves[half][k] * (1 - share) + new[k] * share for k in new}
        halves[half] = new
        done[half] += chunk
        np.savez(f'{options.out}.part.npz', samples=done[half], **new)
        os.replace(f'{options.out}.part.npz', f'{options.out}.{half}.npz')
        print(f'half {half} at {done[half]} samples took {time.time() - started:.1f} s', flush=True)


def render_guides(options):
    """Surfaces alone at full size: no lamp, no diffuse bounce, a few samples to smooth the edges."""
    import numpy as np

    scene, cycles = bpy.context.scene, bpy.context.scene.cycles
    if os.path.exists(f'{options.out}.d.npz'):
        return
    lights = [item for item in bpy.data.objects if item.type == 'LIGHT']
    world, kept = scene.world, (cycles.diffuse_bounces, cycles.glossy_bounces)
    for item in lights:
        item.hide_render = True
    scene.world = None
    cycles.diffuse_bounces, cycles.glossy_bounces = 0, 2
    for half, seed in (('c', 5), ('d', 23)):
        started = time.time()
        passes = shoot(f'{options.out}.part.exr', options.guides, seed, options.full_width, options.full_height)
        np.savez(f'{options.out}.part.npz', **passes)
        os.replace(f'{options.out}.part.npz', f'{options.out}.{half}.npz')
        print(f'guides {half} took {time.time() - started:.1f} s', flush=True)
    for item in lights:
        item.hide_render = False
    scene.world = world
    cycles.diffuse_bounces, cycles.glossy_bounces = kept


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
    parser.add_argument('--guides', type=int, default=0)
    parser.add_argument('--full-width', type=int)
    parser.add_argument('--full-height', type=int)
    parser.add_argument('--region')
    parser.add_argument('--blend')
    parser.add_argument('--linear')
    parser.add_argument('--look', default='Medium High Contrast')
    parser.add_argument('--exposure', type=float, default=0.0)
    options = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    if options.linear:
        film_look(options)
    else:
        render_halves(options)


if __name__ == '__main__':
    main()
