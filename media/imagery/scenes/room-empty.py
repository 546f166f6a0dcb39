"""A calm living room with a wide bare wall and a free opening to the hall, for a page where glass is tried on."""
from kit import backdrops, baths, furniture, plants, rooms, stage, textiles
from kit.materials import OAK, ceramic, metal, paint, plaster, wood
from kit.shape import Shape

OPENING = (4.45, 5.55, 0.0, 2.25)
LEFT, RIGHT, FRONT, TALL = -3.1, 3.1, -5.2, 2.72


def build(_picture):
    stage.bounces(3, 4, 8, 24)
    wall = plaster((0.78, 0.735, 0.66), 0.05, 0.3)
    trim = paint((0.80, 0.775, 0.72), 0.4)
    walls = rooms.box_room((LEFT, RIGHT), (FRONT, 0), TALL, wall, openings={'back': [OPENING], 'left': [(1.9, 4.5, 0.35, 2.35)]})
    frame = rooms.window((LEFT, FRONT + 1.9, 0.35), 90, 2.6, 2.0, 2, 3, trim, 0.05, 0.07, 0.024)
    rooms.plank_floor((LEFT, RIGHT), (FRONT, 0.16), wood(OAK, 'x', 0.36), 'x', 0.17, 2.1)
    a, b = LEFT + OPENING[0], LEFT + OPENING[1]
    casing = Shape('casing')
    for x in ((a - 0.09, a), (b, b + 0.09)):
        casing.block(x, (-0.022, 0), (0, OPENING[3] + 0.09), trim, 0.004)
    casing.block((a - 0.09, b + 0.09), (-0.023, 0), (OPENING[3], OPENING[3] + 0.09), trim, 0.004)
    for x in ((a, a + 0.018), (b - 0.018, b)):
        casing.block(x, (-0.012, 0.172), (0, OPENING[3]), trim, 0.002)
    casing.block((a, b), (-0.012, 0.172), (OPENING[3] - 0.018, OPENING[3]), trim, 0.002)
    casing.done()
    rooms.baseboard((LEFT, 0, 0), 0, RIGHT - LEFT, trim, 0.15, gaps=[(OPENING[0] - 0.09, OPENING[1] + 0.09)])
    rooms.baseboard((RIGHT, 0, 0), -90, -FRONT, trim, 0.15)
    rooms.baseboard((LEFT, FRONT, 0), 90, -FRONT, trim, 0.15)
    hall = plaster((0.60, 0.57, 0.50), 0.05, 0.25)
    rooms.wall((a - 2.2, 1.75, 0), 0, 5.0, TALL, hall)
    rooms.wall((b + 1.4, 1.75, 0), -90, 1.6, TALL, hall)
    rooms.wall((a - 1.6, 0.16, 0), 90, 1.6, TALL, hall)
    rooms.slab((a - 2.2, b + 1.6), (0.16, 1.8), (TALL, TALL + 0.1), trim)
    rooms.plank_floor((a - 2.2, b + 1.6), (0.165, 1.8), wood(OAK, 'x', 0.36), 'x', 0.17, 2.1, seed=3)
    rooms.baseboard((a - 2.2, 1.75, 0), 0, 5.0, trim, 0.15)
    furniture.picture((a + 0.30, 1.75, 1.25), 0.62, 0.80, seed=63)
    console = Shape('hall bench')
    console.block((a + 0.05, b + 0.2), (1.36, 1.72), (0.42, 0.46), wood(OAK, 'x'), 0.004)
    for x in (a + 0.12, b + 0.12):
        console.block((x - 0.02, x + 0.02), (1.38, 1.70), (0.0, 0.42), wood(OAK, 'z'), 0.003)
    console.done()
    textiles.cushion((a + 0.35, 1.55, 0.53), (0.40, 0.40, 0.12), (0.30, 0.36, 0.29), (12, 4, 6))
    baths.basket((b - 0.1, 1.5, 0.0), 0.14, 0.24)
    near = furniture.curtain((LEFT, FRONT + 1.55, 0.02), 0.42, 2.5, (0.78, 0.74, 0.66), 90, 6)
    far = furniture.curtain((LEFT, FRONT + 4.42, 0.02), 0.42, 2.5, (0.78, 0.74, 0.66), 90, 6, 5)
    rail = Shape('rail')
    rail.rod((LEFT + 0.09, FRONT + 1.4, 2.54), (LEFT + 0.09, FRONT + 4.98, 2.54), 0.011, metal('brass'))
    rail.ball(0.02, metal('brass'), (LEFT + 0.09, FRONT + 4.99, 2.54))
    rail = rail.done()
    plants.olive_tree((-2.55, -0.42, 0), 1.85, 12, ceramic((0.60, 0.47, 0.37), 0.8))
    furniture.lounge_chair((2.42, -1.55, 0), -68, OAK, (0.30, 0.36, 0.29))
    textiles.throw((2.40, -1.52, 0.012), 0.36, [(-0.36, 0.30), (-0.34, 0.46), (-0.2, 0.485), (0.12, 0.50)], (0.72, 0.66, 0.56), 8, -68)
    textiles.rug((0.35, -1.75, 0.001), (3.3, 2.1), (0.66, 0.59, 0.48), (0.50, 0.43, 0.33), bands=((0.025, 0.035),))
    rooms.outlet((-1.25, 0, 0.34))
    rooms.outlet((0.98, 0, 1.15), kind='switch')
    backdrops.hang(backdrops.garden('day', seed=22, blur=8), (LEFT - 5, -2.0, 1.4), 13, 7, 90, 2.2)
    stage.sky((0.9, 0.95, 1.0), 1.6)
    stage.soft_light((LEFT + 0.16, FRONT + 3.2, 1.35), (0.6, -1.6, 0.7), (2.4, 1.9), 125, (0.96, 0.98, 1.0))
    stage.soft_light((0.4, FRONT + 0.3, 2.3), (0, 0, 1.0), (3.6, 0.9), 48, (1, 0.95, 0.88))
    stage.soft_light((a + 1.6, 1.0, 2.3), (a, 1.2, 0.6), (0.8, 0.8), 16, (1, 0.93, 0.84))
    stage.sun_through_window((-1.45, 0.45), (0.05, 1.62), 0.14, (2, 3), 0.05, (0.85, 1.0, -0.52), 5.6, 7.0, 0.5, walls=[*walls.values(), frame, near, far, rail])
    stage.camera((0.0, -4.95, 1.38), 1.5, 24, (0.0, -0.045))
