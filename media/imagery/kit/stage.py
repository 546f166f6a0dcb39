"""Camera, lights and Cycles settings shared by all scenes."""
import math

import bpy
from mathutils import Euler, Matrix, Vector


def empty_stage():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'


def quality(samples, seed, width, height):
    """Settings measured to suit the two-halves denoiser."""
    scene = bpy.context.scene
    c = scene.cycles
    c.samples, c.seed = samples, seed
    c.use_adaptive_sampling = False
    c.use_denoising = False
    c.max_bounces = max(c.max_bounces, 12)
    c.sample_clamp_indirect = 5
    c.blur_glossy = 0.8
    c.caustics_reflective = c.caustics_refractive = False
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'


def bounces(diffuse=3, glossy=4, transmission=8, transparent=24):
    c = bpy.context.scene.cycles
    c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = diffuse, glossy, transmission
    c.transparent_max_bounces = transparent
    c.max_bounces = max(12, transmission)


def camera(at, yaw=0.0, lens=26.0, shift=(0, 0), pitch=0.0, fstop=None, focus=None):
    """Looks along +y at yaw 0; pitch stays 0 so that verticals are straight, composition by shift."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y = lens, shift[0], shift[1]
    data.clip_start = 0.02
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.focus_distance = True, fstop, focus
        data.dof.aperture_blades = 9
    item = bpy.data.objects.new('camera', data)
    item.location = at
    item.rotation_euler = Euler((math.radians(90 + pitch), 0, math.radians(-yaw)))
    bpy.context.scene.collection.objects.link(item)
    bpy.context.scene.camera = item
    return item


def aim(start, end):
    """Rotation that points a lamp's -z from start to end."""
    return (Vector(end) - Vector(start)).to_track_quat('-Z', 'Y')


def sun(start, end, strength=12.0, angle=0.9, colour=(1, 0.86, 0.68)):
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(angle), colour
    item = bpy.data.objects.new('sun', data)
    item.matrix_world = aim(start, end).to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(item)
    return item


def soft_light(at, towards, size, power, colour=(1, 1, 1), hidden=True, spread=180):
    """A rectangular lamp; hidden ones stay out of reflections too (photographer's fill)."""
    data = bpy.data.lights.new('soft', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color, data.spread = power, colour, math.radians(spread)
    item = bpy.data.objects.new('soft', data)
    item.matrix_world = Matrix.Translation(at) @ aim(at, towards).to_matrix().to_4x4()
    if hidden:
        item.visible_camera = item.visible_glossy = item.visible_transmission = False
    bpy.context.scene.collection.objects.link(item)
    return item


def lamp(at, power, radius=0.05, colour=(1, 0.78, 0.55), spot=None, towards=None, blend=0.6):
    """A point lamp, or a spot when given a cone angle and a target."""
    data = bpy.data.lights.new('lamp', 'SPOT' if spot else 'POINT')
    data.energy, data.shadow_soft_size, data.color = power, radius, colour
    item = bpy.data.objects.new('lamp', data)
    item.matrix_world = Matrix.Translation(at)
    if spot:
        data.spot_size, data.spot_blend = math.radians(spot), blend
        item.matrix_world = Matrix.Translation(at) @ aim(at, towards or (at[0], at[1], 0)).to_matrix().to_4x4()
    item.visible_camera = item.visible_glossy = item.visible_transmission = False
    bpy.context.scene.collection.objects.link(item)
    return item


def sky(colour=(0.55, 0.68, 0.9), strength=1.0, lights_room=False):
    """A plain sky. In rooms it is only seen (area lamps stand in for it), outdoors it lights too."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    background = tree.nodes['Background']
    background.inputs['Color'].default_value = (*colour, 1)
    background.inputs['Strength'].default_value = strength
    if not lights_room:
        path = tree.nodes.new('ShaderNodeLightPath')
        seen = tree.nodes.new('ShaderNodeMath')
        seen.operation = 'MULTIPLY_ADD'
        tree.links.new(path.outputs['Is Diffuse Ray'], seen.inputs[0])
        seen.inputs[1].default_value, seen.inputs[2].default_value = -strength, strength
        tree.links.new(seen.outputs[0], background.inputs['Strength'])
        world.cycles.sampling_method = 'NONE'
    return world


def gradient_sky(horizon, zenith, strength=1.0, sampled=True, low=-0.05, high=0.5):
    """Outdoor sky from horizon to zenith; lights the scene as well."""
    world = sky(zenith, strength, True)
    tree = world.node_tree
    coords = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(coords.outputs['Generated'], split.inputs[0])
    span = tree.nodes.new('ShaderNodeMapRange')
    span.inputs['From Min'].default_value, span.inputs['From Max'].default_value = low, high
    tree.links.new(split.outputs['Z'], span.inputs['Value'])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*horizon, 1), (*zenith, 1)
    ramp.color_ramp.interpolation = 'EASE'
    tree.links.new(span.outputs[0], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs['Color'])
    if not sampled:
        world.cycles.sampling_method = 'NONE'
    return world


def sun_through_window(x, z, shear=-0.07, panes=(3, 2), bar=0.05, direction=(-0.6, 1.0, -0.28), distance=3.0, strength=20.0, angle=0.6, colour=(1, 0.74, 0.46), plane_y=0.0, walls=()):
    """A sun patch of given size on the wall plane_y: a card with panes cut out stands in the sun's way.

    Walls between card and sun are told to cast no shadow."""
    import numpy as np

    from .materials import plain
    from .shape import Shape

    d = np.asarray(direction, float)
    step = d * (distance / d[1])
    sun((0, 0, 0), tuple(d), strength, angle, colour)

    def point(px, pz):
        return np.array((px, plane_y, pz + shear * (px - x[0]))) - step

    card, black = Shape('gobo'), plain((0.0, 0.0, 0.0), 1.0)

    def plate(x0, x1, z0, z1):
        card.quad([point(x0, z0), point(x1, z0), point(x1, z1), point(x0, z1)], black)

    far = 14.0
    plate(x[0] - far, x[0], z[0] - far, z[1] + far)
    plate(x[1], x[1] + far, z[0] - far, z[1] + far)
    plate(x[0], x[1], z[0] - far, z[0])
    plate(x[0], x[1], z[1], z[1] + far)
    for i in range(1, panes[0]):
        c = x[0] + (x[1] - x[0]) * i / panes[0]
        plate(c - bar / 2, c + bar / 2, z[0], z[1])
    for j in range(1, panes[1]):
        c = z[0] + (z[1] - z[0]) * j / panes[1]
        plate(x[0], x[1], c - bar / 2, c + bar / 2)
    card.done(hidden_from=('camera', 'diffuse', 'glossy', 'transmission'))
    for item in walls:
        item.visible_shadow = False
