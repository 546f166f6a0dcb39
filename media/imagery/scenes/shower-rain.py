"""Rain glass door and panel with chrome, sea blue tile, a narrow guest bath; seen from the side."""
from kit import backdrops, baths, glass, plants, rooms, stage, textiles
from kit.materials import ASH, ceramic, glazed, marble, plaster, stone_tile
from kit.shape import Shape

LEFT, RIGHT, FRONT, TOP = -1.30, 0.32, -0.86, 2.0


def rain_pane(name, width, height, at, turn=0):
    shape = Shape(name)
    glass.pane(shape, width, height, 0.010, glass.solid_face('rain at a distance', 'low-iron'), glass.edge_face('clear', True))
    return shape.done(at, (0, 0, turn))


def build(_picture):
    stage.bounces(3, 4, 10, 24)
    white = plaster((0.78, 0.765, 0.73), 0.03, 0.15)
    walls = rooms.box_room((LEFT, 1.75), (-3.9, 0), 2.5, white, openings={'right': [(0.55, 1.45, 1.05, 2.05)]})
    rooms.window((1.75, -0.55, 1.05), -90, 0.9, 1.0, 1, 2)
    tile = glazed((0.115, 0.265, 0.33), 0.5, 0.12, 0.22)
    kw = dict(tile=(0.105, 0.105), material=tile, joint=(0.17, 0.29, 0.335), gap=0.003, tilt=0.010, edge_wobble=0.0005)
    rooms.tile_field((LEFT, -0.001, 0), (1, 0, 0), (0, 0, 1), RIGHT - LEFT + 0.04, 2.5, seed=71, **kw)
    rooms.tile_field((LEFT + 0.001, FRONT - 0.06, 0), (0, 1, 0), (0, 0, 1), -FRONT + 0.06, 2.5, seed=72, **kw)
    nib = Shape('nib wall')
    nib.block((RIGHT + 0.04, RIGHT + 0.14), (FRONT - 0.03, 0), (0, 2.5), white, 0.002)
    nib.block((RIGHT + 0.012, RIGHT + 0.0395), (FRONT - 0.02, 0), (0, 2.5), tile, 0.001)
    nib.done()
    rooms.tile_field((RIGHT + 0.012, -0.01, 0), (0, -1, 0), (0, 0, 1), -FRONT, 2.5, seed=73, **kw)
    rooms.floor((LEFT, 1.75), (-3.9, 0), (0.30, 0.30), stone_tile((0.62, 0.61, 0.58), 0.08, 0.36, island=0.04), gap=0.003, start=(0.1, 0.2))
    rooms.floor((LEFT, RIGHT), (FRONT, -0.01), (0.05, 0.05), stone_tile((0.60, 0.60, 0.57), 0.08, 0.4, island=0.08), z=0.03, gap=0.004)
    stone = marble((0.82, 0.81, 0.79), (0.46, 0.47, 0.49), 0.9, 0.16)
    curb = Shape('curb')
    curb.block((LEFT, RIGHT + 0.03), (FRONT - 0.055, FRONT + 0.055), (0, 0.10), stone, 0.004)
    curb.done()
    y, split = FRONT, LEFT + 0.74
    rain_pane('fixed', split - LEFT - 0.018, TOP, (LEFT + 0.014, y, 0.102))
    for z in (0.30, 1.90):
        glass.clamp((LEFT + 0.0135, y, z), 'chrome')
    glass.clamp((LEFT + 0.40, y, 0.1015), 'chrome', (0, -90, 0))
    width = RIGHT - split - 0.012
    leaf = Shape('door')
    glass.pane(leaf, width, TOP - 0.012, 0.010, glass.solid_face('rain at a distance', 'low-iron'), glass.edge_face('low-iron', True), (-width, 0, 0))
    leaf.done((RIGHT - 0.006, y, 0.114), (0, 0, 21))
    for z in (0.38, 1.86):
        glass.wall_hinge(None, (RIGHT - 0.006, y, z), 1, 'chrome', 21)
    import math

    a = math.radians(21)
    reach = width - 0.065
    glass.pull_handle((RIGHT - 0.006 - reach * math.cos(a), y - reach * math.sin(a), 1.08), 'chrome', 0.34, 0.05, 0.0125, 21)
    baths.rain_head((-0.55, -0.012, 2.08), 'chrome', 0.34, 0.11)
    baths.valve((-0.20, -0.012, 1.10), 'chrome')
    baths.hand_shower((-0.98, -0.012, 1.05), 'chrome', 0.62)
    baths.jar((LEFT + 0.30, -0.10, 0.03), 0.05, 0.12, ceramic((0.70, 0.30, 0.16), 0.5))
    top = baths.vanity((0.62, 0, 0), 0.95, 0.46, 0.50, 0.32, ASH, 'reeded', 1, stone, finish='chrome')
    baths.vessel_basin((1.10, -0.24, top), 0.18, 0.11)
    baths.wall_faucet((1.10, 0, top + 0.22), 'chrome', 0, 0.18, 0.09)
    baths.round_mirror((1.10, 0, 1.62), 0.36, 'chrome', frame=0.009)
    baths.pump_bottle((0.76, -0.18, top), ceramic((0.70, 0.30, 0.16), 0.5), 'chrome', label=None, turn=-70)
    baths.tumbler_with_brushes((1.42, -0.15, top), ceramic((0.78, 0.77, 0.74), 0.3))
    textiles.towel_stack((1.40, -0.34, top), [(0.80, 0.79, 0.76)], (0.16, 0.12, 0.035), 5, 4)
    rooms.outlet((0.57, 0, 1.12))
    plants.hanging_pot((1.80, -0.70, 1.05), 14, 11, 0.10, 0.13, (0.70, 0.30, 0.16), 0.062)
    baths.basket((1.42, -0.86, 0), 0.165, 0.26)
    for k, (x, y, tone) in enumerate(((-0.07, 0.03, (0.80, 0.79, 0.76)), (0.065, 0.045, (0.115, 0.265, 0.33)), (0.0, -0.075, (0.80, 0.79, 0.76)))):
        textiles.rolled_towel((1.42 + x, -0.86 + y, 0.20), 0.34, 0.058, tone, (8 * (k - 1), 90 - 5 * k, 30 * k), 40 + k)
    backdrops.hang(backdrops.park(seed=16), (5.9, 7.0, 2.3), 16, 8, -27, 2.0)
    rooms.door((1.5, -3.89, 0), 180)
    stage.sky((0.85, 0.93, 1.0), 2.0)
    stage.soft_light((1.68, -1.0, 1.55), (-0.6, -0.7, 0.8), (0.9, 1.0), 56, (0.93, 0.97, 1.0))
    stage.soft_light((0.3, -3.7, 2.0), (-0.1, 0, 1.0), (2.2, 1.1), 58, (1, 0.96, 0.90))
    stage.soft_light((-0.45, -0.42, 2.45), (-0.45, -0.42, 0), (1.2, 0.6), 42, (1, 0.97, 0.93))
    stage.lamp((-0.45, -0.40, 2.46), 120, 0.06, (1, 0.88, 0.72), 100, (-0.45, -0.38, 0))
    stage.sun_through_window((-0.9, 0.0), (0.4, 1.6), 0.10, (1, 2), 0.055, (-0.8, 1.0, -0.6), 1.6, 11.0, 0.55, walls=list(walls.values()))
    stage.camera((0.40, -3.62, 1.40), -4, 25, (0.0, -0.075))
