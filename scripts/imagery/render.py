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
    for half, seed in (('a', 11), ('b', 42)):
        target = f'{options.out}.{half}.exr'
        if os.path.exists(target):
            continue
        stage.quality(max(options.samples // 2, 1), seed, options.width, options.height)
        render = bpy.context.scene.render
        if options.region:
            x0, x1, y0, y1 = [float(v) for v in options.region.split(',')]
            render.use_border = True
            render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = x0, x1, y0, y1
        render.filepath = f'{options.out}.part.exr'
        started = time.time()
        bpy.ops.render.render(write_still=True)
        os.rename(f'{options.out}.part.exr', target)
        print(f'half {half} took {time.time() - started:.1f} s', flush=True)


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
        render_halves(options)


main()
