"""Frameless corner shower: rose handmade tile, brass hardware, a door ajar, morning sun."""
import math

from kit import backdrops, baths, glass, plants, rooms, stage, textiles
from kit.materials import OAK, WALNUT, ceramic, glazed, marble, metal, paint, plaster, stone_tile, wood
from kit.shape import Shape

WIDTH, DEPTH, TOP = 1.42, 1.02, 2.08


def shell():
    cream = plaster((0.76, 0.70, 0.61), 0.04, 0.2)
    rooms.wall((-1.9, 0, 0), 0, 4.9, 2.6, cream, [(0.62, 1.06, 1.0, 1.32)])
    opening = (1.25, 2.25, 0.85, 2.2)
    side = rooms.wall((3.0, 0, 0), -90, 4.6, 2.6, cream, [opening])
    frame = rooms.window((3.0, -opening[0], opening[2]), -90, 1.0, 1.35, 2, 2)
    left = rooms.wall((-1.9, -4.6, 0), 90, 4.6, 2.6, cream)
    behind = rooms.wall((3.0, -4.6, 0), 180, 4.9, 2.6, cream)
    rooms.door((2.45, -4.59, 0), 180)
    lid = rooms.slab((-1.9, 3.0), (-4.6, 0), (2.6, 2.7), paint((0.80, 0.77, 0.72), 0.8))
    tile = glazed((0.56, 0.30, 0.215), 0.5, 0.14, 0.17)
    kw = dict(tile=(0.075, 0.15), material=tile, joint=(0.66, 0.58, 0.50), gap=0.0032, bond='running', tilt=0.010, edge_wobble=0.0005)
    hole = (0.62, 1.06, 1.0, 1.32)
    rooms.tile_field((-1.9, -0.001, 0), (1, 0, 0), (0, 0, 1), WIDTH + 0.06, 2.6, holes=[hole], seed=4, **kw)
    rooms.tile_field((-1.899, -DEPTH - 0.06, 0), (0, 1, 0), (0, 0, 1), DEPTH + 0.06, 2.6, seed=5, **kw)
    stone = marble((0.80, 0.765, 0.71), (0.52, 0.44, 0.37), 0.8, 0.18)
    rooms.floor((-1.9, 3.0), (-4.6, 0), (0.45, 0.9), stone_tile((0.60, 0.54, 0.45), 0.09, 0.34), bond='third', start=(0.1, 0.35))
    rooms.floor((-1.9, -1.9 + WIDTH), (-DEPTH, 0), (0.048, 0.048), stone_tile((0.62, 0.55, 0.46), 0.1, 0.45, island=0.12), z=0.03, gap=0.004)
    trim = Shape('trim')
    brass = metal('brass')
    trim.block((-1.9 + WIDTH + 0.06, -1.9 + WIDTH + 0.07), (-0.013, 0), (0, 2.6), brass, 0.001)
    trim.block((-1.9, -1.887), (-DEPTH - 0.07, -DEPTH - 0.06), (0, 2.6), brass, 0.001)
    trim.done()
    curb = Shape('curb')
    curb.block((-1.9, -1.9 + WIDTH + 0.05), (-DEPTH - 0.055, -DEPTH + 0.055), (0, 0.10), stone, 0.004)
    curb.block((-1.9 + WIDTH - 0.055, -1.9 + WIDTH + 0.051), (-DEPTH + 0.055, 0), (0, 0.0995), stone, 0.004)
    curb.done()
    rooms.baseboard((-1.9 + WIDTH + 0.07, 0, 0), 0, 4.9 - WIDTH - 0.07, paint((0.80, 0.75, 0.67), 0.4), 0.13)
    baths.niche((-1.9 + hole[0], -0.010, hole[2]), hole[1] - hole[0], hole[3] - hole[2], 0.09, stone)
    x, z = -1.9 + hole[0], hole[2] + 0.012
    baths.pump_bottle((x + 0.09, 0.035, z), pump='brass', turn=-70)
    baths.pump_bottle((x + 0.17, 0.04, z), ceramic((0.74, 0.70, 0.62), 0.4), 'brass', label=None, turn=-50)
    baths.soap_on_dish((x + 0.33, 0.035, z), 8)
    baths.rain_head((-1.9 + 0.52, -0.012, 2.12), 'brass', 0.38, 0.13)
    baths.valve((-1.9 + 0.34, -0.012, 1.12), 'brass')
    baths.hand_shower((-1.9 + 0.14, -0.012, 1.14), 'brass', 0.62)
    return side, frame, left, behind, lid


def enclosure():
    y, x = -DEPTH, -1.9 + WIDTH
    split = -1.9 + 0.66
    glass.sheet_of_glass('fixed', split + 1.9 - 0.012, TOP, (-1.888, y, 0.102))
    glass.sheet_of_glass('return', DEPTH - 0.014, TOP, (x, y + 0.008, 0.102), (0, 0, 90), face=glass.thin_face('clear', 0.3))
    for z in (0.30, 1.98):
        glass.clamp((-1.887, y, z), 'brass')
        glass.clamp((x, -0.012, z), 'brass', (0, 0, -90))
    glass.clamp((split - 0.30, y, 0.1015), 'brass', (0, -90, 0))
    swing = 27
    width = x - split - 0.012
    leaf = Shape('door')
    glass.pane(leaf, width, TOP - 0.012, 0.010, glass.thin_face('clear'), glass.edge_face('clear'), (0.004, 0, 0))
    leaf.done((split, y, 0.114), (0, 0, -swing))
    for z in (0.36, 1.92):
        glass.glass_hinge(None, (split, y, z), 'brass', 0, -swing)
    a = math.radians(-swing)
    reach = width - 0.07
    glass.pull_handle((split + reach * math.cos(a), y + reach * math.sin(a), 1.10), 'brass', 0.46, 0.045, 0.0095, -swing)


def furnishing():
    top = baths.vanity((0.55, 0, 0), 1.15, 0.50, 0.46, 0.36, WALNUT, 'drawers', 2, marble((0.82, 0.79, 0.74), (0.55, 0.47, 0.40)), finish='brass')
    baths.vessel_basin((1.12, -0.26, top), 0.19, 0.12)
    baths.wall_faucet((1.12, 0, top + 0.25), 'brass')
    baths.flat_mirror((0.76, 0, 1.18), 0.72, 0.98, 'brass')
    for x in (0.58, 1.66):
        baths.globe_sconce((x, 0, 1.58), 'brass', 5, 0.058, 1.7)
    baths.pump_bottle((0.72, -0.20, top), pump='brass', turn=-100)
    baths.tumbler_with_brushes((0.81, -0.13, top))
    plants.vase((1.52, -0.20, top), 'round', ceramic((0.70, 0.66, 0.58), 0.5, 0.4), 0.75)
    plants.branches((1.52, -0.20, top + 0.15), 7, 6, 0.34, 0.18, 0.055, 0.022)
    rooms.outlet((0.42, 0, 1.12))
    baths.peg((-0.10, 0, 1.62), 'brass')
    textiles.hung_towel((-0.10, -0.02, 1.61), 0.34, 0.86, (0.70, 0.62, 0.50), seed=6)
    baths.stool((-0.22, -1.42, 0), 0.45, 0.165, OAK, 20)
    textiles.towel_stack((-0.22, -1.42, 0.45), [(0.76, 0.71, 0.63), (0.50, 0.28, 0.21), (0.76, 0.71, 0.63)], (0.28, 0.21, 0.045), 6, 12)
    plants.olive_tree((2.08, -0.52, 0), 1.55, 15)


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    walls = shell()
    enclosure()
    furnishing()
    backdrops.hang(backdrops.park(seed=16), (8, -1.7, 2.3), 13, 6.5, -90, 2.2)
    stage.sky((0.85, 0.93, 1.0), 2.0)
    stage.soft_light((2.9, -1.75, 1.55), (0, -0.8, 1.0), (0.95, 1.3), 62, (0.95, 0.98, 1.0))
    stage.soft_light((0.6, -4.4, 2.0), (0, 0, 1.1), (3.2, 1.4), 78, (1, 0.95, 0.88))
    stage.sun_through_window((-1.55, 0.35), (-0.62, 1.55), 0.10, (2, 2), 0.06, (-0.75, 1.0, -0.62), 2.3, 13.0, 0.55, walls=walls)
    stage.camera((0.30, -4.0, 1.36), -6, 25.5, (0.0, -0.072))
