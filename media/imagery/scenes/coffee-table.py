"""A glass coffee table on oak blocks before an olive sofa; seen low, late sun across the rug."""
import math

from kit import backdrops, furniture, glass, plants, rooms, stage, textiles
from kit.materials import OAK, WALNUT, ceramic, metal, paint, plaster, wood
from kit.shape import Shape


def rounded(width, depth, radius, steps=14):
    out = []
    for cx, cy, start in ((width / 2 - radius, depth / 2 - radius, 0), (-width / 2 + radius, depth / 2 - radius, 90), (-width / 2 + radius, -depth / 2 + radius, 180), (width / 2 - radius, -depth / 2 + radius, 270)):
        for k in range(steps + 1):
            a = math.radians(start + 90 * k / steps)
            out.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return out


def build(_picture):
    stage.bounces(2, 4, 10, 24)
    wall = plaster((0.72, 0.66, 0.56), 0.06, 0.3)
    walls = rooms.box_room((-3.0, 3.0), (-4.6, 0), 2.7, wall, openings={'left': [(2.4, 4.2, 0.25, 2.3)]})
    rooms.window((-3.0, -2.2, 0.25), 90, 1.8, 2.05, 2, 3, metal('black'))
    rooms.plank_floor((-3.0, 3.0), (-4.6, 0), wood((0.36, 0.22, 0.12), 'x', 0.34), 'x', 0.14)
    rooms.baseboard((-3.0, 0, 0), 0, 6.0, paint((0.74, 0.69, 0.60), 0.4), 0.14)
    rooms.outlet((2.1, 0, 0.33))
    olive = (0.15, 0.165, 0.085)
    furniture.sofa((0.15, -0.62, 0), 2.3, 0, olive, 3)
    textiles.cushion((-0.72, -0.62, 0.68), (0.46, 0.46, 0.15), (0.66, 0.58, 0.46), (72, 10, 12))
    textiles.cushion((-0.48, -0.70, 0.66), (0.38, 0.38, 0.13), (0.46, 0.21, 0.10), (68, -14, -6))
    textiles.rug((0.1, -1.75, 0.001), (2.9, 2.0), (0.64, 0.57, 0.45), (0.42, 0.36, 0.27), bands=((0.03, 0.04), (0.05, 0.06)))
    table, x, y = Shape('table'), 0.08, -1.72
    block = wood(OAK, 'z', 0.4)
    for bx, turn in ((-0.34, 8), (0.34, -6)):
        table.box((bx, 0, 0.175), (0.20, 0.46, 0.35), block, 0.012, (0, 0, turn))
        for py in (-0.16, 0.16):
            table.lathe([(0.016, 0), (0.016, 0.003), (0, 0.003)], metal('steel'), (bx, py, 0.35), segments=24)
    glass.shaped_pane(table, rounded(1.28, 0.72, 0.09), 0.0127, glass.thin_face('clear'), glass.edge_face('clear'), 0.002, (0, 0, 0.3535))
    table.done((x, y, 0.0125))
    top = 0.379
    high = furniture.book_stack((x - 0.30, y + 0.06, top), 3, 14, (0.30, 0.22), 12)
    bowl = Shape('small dish')
    bowl.lathe([(0, 0), (0.05, 0), (0.085, 0.022), (0.083, 0.026), (0.05, 0.006), (0, 0.006)], ceramic((0.70, 0.65, 0.56), 0.5, 0.5))
    bowl.done((x - 0.30, y + 0.05, high))
    plants.vase((x + 0.22, y + 0.10, top), 'round', ceramic((0.34, 0.19, 0.12), 0.55, 0.3), 0.95)
    plants.branches((x + 0.22, y + 0.10, top + 0.185), 15, 6, 0.44, 0.26, 0.062, 0.022, (0.10, 0.14, 0.05))
    furniture.mug((x + 0.02, y - 0.20, top), (0.70, 0.64, 0.54), 140)
    furniture.floor_lamp((-1.52, -0.42, 0), 1.55, 9)
    furniture.picture((0.35, 0, 1.22), 0.70, 0.92, seed=23)
    furniture.picture((-0.55, 0, 1.22), 0.70, 0.92, seed=20, frame=WALNUT)
    plants.olive_tree((1.70, -0.40, 0), 1.6, 31, ceramic((0.20, 0.20, 0.18), 0.7), 0.28)
    backdrops.hang(backdrops.garden('day', seed=22, blur=8), (-8, -1.4, 1.4), 11, 6, 90, 1.8)
    stage.sky((0.85, 0.93, 1.0), 1.4)
    stage.soft_light((-2.9, -1.4, 1.3), (0.5, -1.4, 0.6), (1.8, 2.0), 88, (0.95, 0.98, 1.0))
    stage.soft_light((0.8, -4.4, 2.2), (0, 0, 0.8), (3.2, 1.2), 62, (1, 0.94, 0.86))
    stage.sun_through_window((-0.2, 1.9), (0.55, 1.85), 0.12, (2, 3), 0.05, (0.9, 1.0, -0.5), 2.6, 9.0, 0.55, walls=list(walls.values()))
    stage.camera((0.72, -4.35, 1.02), -9, 34, (0.0, -0.115))
