"""Runs inside Blender: a sketch of a scene by plain ray casts, to see where everything stands without a render."""
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

LIGHT = Vector((-0.45, -0.75, 0.62)).normalized()
STEP = 1e-4


def tone_of(material):
    """(colour, kind) of a material: kind is solid, glass, mirror or luminous."""
    nodes = material.node_tree.nodes
    kinds = {node.bl_idname for node in nodes}
    if material.name.split('.')[0] == 'mirror':
        return (0.9, 0.9, 0.9), 'mirror'
    if material.name.startswith(('glass', 'solid', 'soft glass')):
        return (0.93, 0.97, 0.95), 'glass'
    if 'ShaderNodeEmission' in kinds:
        return (1.0, 0.97, 0.9), 'luminous'
    for node in nodes:
        if node.bl_idname == 'ShaderNodeBsdfDiffuse':
            return tuple(node.inputs['Color'].default_value)[:3], 'solid'
    for node in nodes:
        if node.bl_idname == 'ShaderNodeBsdfPrincipled':
            socket = node.inputs['Base Color']
            if not socket.is_linked:
                return tuple(socket.default_value)[:3], 'solid'
            inner = socket.links[0].from_node
            for name in ('Color', 'Color1'):
                if name in inner.inputs and not inner.inputs[name].is_linked:
                    return tuple(inner.inputs[name].default_value)[:3], 'solid'
    return (0.3, 0.3, 0.3), 'solid'


def sketch(path, width, height):
    scene, camera = bpy.context.scene, bpy.context.scene.camera
    scene.render.resolution_x, scene.render.resolution_y = width, height
    graph = bpy.context.evaluated_depsgraph_get()
    frame = camera.data.view_frame(scene=scene)
    right, down, corner = frame[0] - frame[3], frame[2] - frame[3], frame[3]
    matrix = camera.matrix_world
    origin, turn = matrix.translation, matrix.to_3x3()
    tones = {}
    image = np.zeros((height, width, 3))

    def look(start, direction, depth):
        tint = np.ones(3)
        for _ in range(12):
            hit, where, normal, index, item, _m = scene.ray_cast(graph, start, direction)
            if not hit:
                return tint * (0.75, 0.85, 1.0)
            material = item.data.materials[item.data.polygons[index].material_index] if item.data.materials else None
            start = where + direction * STEP
            if not item.visible_camera or material is None:
                continue
            if material not in tones:
                tones[material] = tone_of(material)
            colour, kind = tones[material]
            if kind == 'luminous':
                return tint * colour
            if kind == 'glass':
                tint = tint * colour
                continue
            if kind == 'mirror':
                if depth > 1:
                    return tint * 0.6
                normal = normal if normal.dot(direction) < 0 else -normal
                return tint * 0.92 * look(where + normal * STEP, direction.reflect(normal), depth + 1)
            facing = normal if normal.dot(direction) < 0 else -normal
            shade = 0.35 + 0.3 * max(facing.dot(LIGHT), 0) + 0.25 * abs(facing.dot(direction)) + 0.1 * facing.z
            return tint * np.array(colour) * shade
        return tint * 0.2

    for y in range(height):
        for x in range(width):
            point = corner + right * ((x + 0.5) / width) + down * ((y + 0.5) / height)
            image[y, x] = look(origin.copy(), (turn @ point).normalized(), 0)
    image = np.clip(image * 1.6, 0, 1) ** (1 / 2.2)
    out = bpy.data.images.new('sketch', width, height)
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = image[::-1]
    out.colorspace_settings.name = 'Raw'
    out.pixels.foreach_set(rgba.ravel())
    out.filepath_raw, out.file_format = path, 'PNG'
    out.save()


def main():
    from kit import stage
    from render import load_scene

    scene, picture, path, width, height = sys.argv[sys.argv.index('--') + 1 :]
    started = time.time()
    stage.empty_stage()
    load_scene(scene).build(picture)
    built = time.time()
    faces = sum(len(item.data.polygons) for item in bpy.data.objects if item.type == 'MESH')
    sketch(path, int(width), int(height))
    print(f'built in {built - started:.1f} s, {faces} faces, sketched in {time.time() - built:.1f} s')


main()
