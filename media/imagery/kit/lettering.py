"""Words in relief or print."""
import math
import os

import bpy
from mathutils import Matrix

HANDWRITING = '/usr/share/fonts/truetype/breip/Breip.ttf'  # Debian's fonts-breip


def lettering(text, size, material, place, depth=0.0006, spacing=1.05, written=False, thicken=0.0):
    """Words standing upright, centred on their place; `written` by hand where that font is at hand."""
    curve = bpy.data.curves.new('words', 'FONT')
    if written and os.path.exists(HANDWRITING):
        curve.font = bpy.data.fonts.load(HANDWRITING, check_existing=True)
    curve.body, curve.size, curve.extrude, curve.bevel_depth = text, size, depth, min(depth / 8, 0.001)
    curve.align_x, curve.space_character, curve.offset = 'CENTER', spacing, thicken
    mesh = bpy.data.meshes.new_from_object(bpy.data.objects.new('words', curve))
    mesh.materials.clear()
    mesh.materials.append(material)
    item = bpy.data.objects.new('words', mesh)
    item.matrix_world = place @ Matrix.Rotation(math.radians(90), 4, 'X')
    bpy.context.scene.collection.objects.link(item)
    return item
