"""A wide insulated window at blue hour: warm room, lamp, chair, the garden going dark."""
from kit import backdrops, furniture, plants, rooms, stage, textiles
from kit.materials import ASH, OAK, WALNUT, ceramic, metal, paint, plaster, wood
from kit.shape import Shape

OPENING = (1.15, 4.75, 0.42, 2.46)


def room():
    warm = plaster((0.66, 0.575, 0.475), 0.05, 0.25)
    rooms.wall((-3.2, 0, 0), 0, 6.4, 2.75, warm, [OPENING], 0.22)
    frame = metal('bronze')
    rooms.window((-3.2 + OPENING[0], 0, OPENING[2]), 0, OPENING[1] - OPENING[0], OPENING[3] - OPENING[2], 1, 1, frame, 0.055, 0.08, 0.05, True, 0.10, wood(OAK, 'x'), 0.3)
    mullion = Shape('mullion')
    for x in (-3.2 + OPENING[0] + 0.86, -3.2 + OPENING[1] - 0.86):
        mullion.block((x - 0.04, x + 0.04), (0.10, 0.18), (OPENING[2] + 0.05, OPENING[3] - 0.05), frame, 0.003)
    mullion.done()
    rooms.wall((3.2, 0, 0), -90, 5.6, 2.75, warm)
    rooms.wall((-3.2, -5.6, 0), 90, 5.6, 2.75, warm)
    # the panes mirror it: a light wall would lie over the garden like fog
    rooms.wall((3.2, -5.6, 0), 180, 6.4, 2.75, plaster((0.075, 0.085, 0.075), 0.05, 0.25))
    rooms.slab((-3.2, 3.2), (-5.6, 0), (2.75, 2.85), paint((0.74, 0.70, 0.63), 0.8))
    rooms.plank_floor((-3.2, 3.2), (-5.6, 0), wood(ASH, 'y', 0.38), 'y', 0.17)
    rooms.baseboard((-3.2, 0, 0), 0, 6.4, paint((0.68, 0.60, 0.50), 0.4), 0.13)
    rooms.outlet((2.35, 0, 0.32))
    furniture.curtain((-2.55, 0, 0.02), 0.52, 2.62, (0.24, 0.28, 0.25), folds=6)
    furniture.curtain((1.62, 0, 0.02), 0.50, 2.62, (0.24, 0.28, 0.25), folds=6, seed=5)
    rail = Shape('rail')
    rail.rod((-2.75, -0.08, 2.655), (2.25, -0.08, 2.655), 0.012, metal('bronze'))
    for x in (-2.75, 2.25):
        rail.ball(0.022, metal('bronze'), (x, -0.08, 2.655))
        furniture.rail_bracket(rail, (x * 0.975, 0, 2.655), 'bronze')
    rail.done()


def furnishing():
    furniture.sofa((-1.75, -1.55, 0), 2.0, 62, (0.40, 0.36, 0.30), 2)
    furniture.lounge_chair((1.28, -0.98, 0), -38, WALNUT, (0.075, 0.16, 0.135))
    furniture.floor_lamp((2.08, -0.55, 0), 1.58, 11)
    # a lamp behind the camera: its shade would hang mirrored in the sky, so only its light is there
    stage.lamp((-1.55, -4.9, 1.45), 12, 0.10, (1, 0.72, 0.45))
    stage.lamp((-2.6, -2.7, 1.5), 16, 0.16, (1, 0.72, 0.45))
    textiles.rug((-0.1, -1.75, 0.001), (2.5, 1.7), (0.34, 0.155, 0.095), (0.60, 0.50, 0.38), bands=((0.035, 0.05),))
    table = Shape('table')
    table.lathe([(0, 0.36), (0.42, 0.36), (0.43, 0.368), (0.43, 0.388), (0.42, 0.395), (0, 0.395)], wood(WALNUT, 'x'), segments=96)
    for x, y in ((0.22, 0.0), (-0.11, 0.19), (-0.11, -0.19)):
        table.tube([(x, y, 0.36), (x * 1.35, y * 1.35, 0)], [0.022, 0.015], wood(WALNUT, 'z'), 16)
    table.done((-0.12, -1.62, 0.012))
    top = 0.407
    furniture.book_stack((-0.25, -1.70, top), 3, 4, turn=18)
    furniture.mug((0.06, -1.58, top), (0.60, 0.53, 0.44), 40)
    plants.vase((-0.14, -1.42, top), 'round', ceramic((0.30, 0.36, 0.31), 0.5, 0.3), 0.85)
    plants.branches((-0.14, -1.42, top + 0.165), 8, 5, 0.42, 0.24, 0.06, 0.022, (0.07, 0.12, 0.045))
    plants.rubber_plant((-2.72, -0.42, 0), 1.55, 3)
    furniture.book_stack((2.42, -1.35, 0.0), 5, 9, turn=70)


def build(_picture):
    stage.bounces(3, 4, 8, 24)
    room()
    furnishing()
    backdrops.hang(backdrops.dusk(seed=5), (0.2, 9.0, 2.35), 18, 8.6, 0, 0.30)
    stage.sky((0.10, 0.16, 0.34), 0.6)
    stage.soft_light((-0.2, 0.35, 1.5), (-0.2, -2, 1.0), (3.5, 1.9), 16, (0.42, 0.60, 1.0))
    stage.soft_light((-0.4, -5.0, 2.5), (0, -1, 0.8), (2.6, 1.4), 13, (1, 0.78, 0.55))
    stage.camera((0.25, -4.75, 1.22), -3.0, 27, (0, -0.012))
