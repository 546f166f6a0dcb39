"""Three panels of reeded glass in oak set the entrance apart from the sitting room; evening lamp behind."""
from kit import backdrops, baths, furniture, glass, plants, rooms, stage, textiles
from kit.materials import OAK, WALNUT, ceramic, metal, paint, plain, plaster, wood
from kit.shape import Shape

X, Y, TALL, EACH = -1.05, -1.35, 2.6, 0.72


def divider():
    post, rail = wood(OAK, 'z', 0.4), wood(OAK, 'x', 0.4)
    frame = Shape('frame')
    for k in range(4):
        frame.block((X + k * EACH - 0.024, X + k * EACH + 0.024), (Y - 0.032, Y + 0.032), (0.0, TALL), post, 0.003)
    for k in range(3):
        a, b = X + k * EACH + 0.024, X + (k + 1) * EACH - 0.024
        for z in ((0.0, 0.10), (TALL - 0.07, TALL)):
            frame.block((a, b), (Y - 0.028, Y + 0.028), z, rail, 0.002)
        for s in (-1, 1):
            for x in ((a, a + 0.012), (b - 0.012, b)):
                frame.block(x, (Y + s * 0.012 - 0.006, Y + s * 0.012 + 0.006), (0.10, TALL - 0.07), post, 0.001)
        pane = Shape('reeded pane')
        glass.pane(pane, b - a - 0.004, TALL - 0.172, 0.008, glass.solid_face('reeded'), glass.edge_face('clear', True), (-(b - a - 0.004) / 2, 0, 0))
        pane.done(((a + b) / 2, Y, 0.101))
    # held below by steel shoes screwed to the floor, above by a track along the ceiling
    dark = metal('black')
    for k in range(4):
        x = X + k * EACH
        for s in (-1, 1):
            frame.block((x - 0.030, x + 0.030), sorted((Y + s * 0.0325, Y + s * 0.0375)), (0.0, 0.11), dark, 0.001)
            frame.block((x - 0.030, x + 0.030), sorted((Y + s * 0.0325, Y + s * 0.085)), (0.0005, 0.0055), dark, 0.001)
            frame.lathe([(0.006, 0), (0.006, 0.0015), (0, 0.002)], metal('steel'), (x, Y + s * 0.066, 0.0055), segments=20)
            frame.lathe([(0.006, 0), (0.006, 0.0015), (0, 0.002)], metal('steel'), (x, Y + s * 0.0375, 0.07), (-90 * s, 0, 0), segments=20)
    frame.block((X - 0.024, X + 3 * EACH + 0.024), (Y - 0.044, Y + 0.044), (TALL - 0.022, TALL - 0.0005), dark, 0.001)
    frame.done()


def build(_picture):
    stage.bounces(3, 4, 12, 24)
    warm = plaster((0.74, 0.69, 0.61), 0.04, 0.2)
    rooms.box_room((-2.9, 2.9), (-5.2, 1.6), 2.6, warm, openings={'right': [(0.45, 1.95, 0.75, 2.25)]})
    rooms.window((2.9, 1.15, 0.75), -90, 1.5, 1.5, 2, 2)
    backdrops.hang(backdrops.park(seed=16), (7.4, 8.1, 2.4), 16, 8, -30, 1.7)
    rooms.plank_floor((-2.9, 2.9), (-5.2, 1.6), wood((0.30, 0.18, 0.10), 'y', 0.36), 'y', 0.15)
    rooms.baseboard((-2.9, 1.6, 0), 0, 5.8, paint((0.70, 0.63, 0.53), 0.4), 0.14)
    rooms.baseboard((2.9, 1.6, 0), -90, 6.8, paint((0.70, 0.63, 0.53), 0.4), 0.14)
    rooms.baseboard((-2.9, -5.2, 0), 90, 6.8, paint((0.70, 0.63, 0.53), 0.4), 0.14)
    divider()
    furniture.sofa((-0.2, 0.95, 0), 2.0, 0, (0.085, 0.16, 0.17), 2)
    textiles.cushion((-0.75, 0.92, 0.66), (0.44, 0.44, 0.15), (0.58, 0.30, 0.12), (72, 8, 10))
    furniture.floor_lamp((1.35, 0.95, 0), 1.58, 12)
    furniture.lounge_chair((1.75, -0.25, 0), -62, WALNUT, (0.62, 0.55, 0.44))
    furniture.picture((0.15, 1.6, 1.30), 0.85, 1.0, seed=55)
    furniture.picture((-1.05, 1.6, 1.30), 0.85, 1.0, seed=54)
    textiles.rug((0.35, -0.15, 0.0005), (2.8, 1.8), (0.40, 0.16, 0.09), bands=())
    plants.rubber_plant((2.45, 1.05, 0), 1.75, 61, ceramic((0.66, 0.60, 0.50), 0.7))
    plants.snake_plant((-2.25, 0.85, 0), 1.25, 31, None, 19, 0.20)
    table = Shape('side table')
    table.lathe([(0, 0.46), (0.22, 0.46), (0.225, 0.466), (0.225, 0.482), (0.22, 0.488), (0, 0.488)], wood(OAK, 'x'), segments=72)
    table.rod((0, 0, 0.01), (0, 0, 0.46), 0.018, metal('black'))
    table.lathe([(0, 0), (0.16, 0), (0.16, 0.012), (0.02, 0.018)], metal('black'))
    table.done((1.05, -0.55, 0.012))
    furniture.book_stack((1.02, -0.58, 0.50), 2, 37, (0.22, 0.16), 20)
    furniture.mug((1.14, -0.48, 0.50), (0.66, 0.60, 0.50), 60)
    baths.bench((-1.72, -1.70, 0), 0.95, 0.36, 0.45, OAK, 0, 6)
    bag = Shape('bag')
    leather = plain((0.22, 0.105, 0.05), 0.5)
    bag.pillow((0, 0, 0.14), (0.36, 0.15, 0.28), leather, 0.06)
    seam = plain((0.10, 0.045, 0.02), 0.6)
    bag.pillow((0, -0.072, 0.115), (0.25, 0.028, 0.15), leather, 0.013)
    bag.pillow((0, -0.088, 0.178), (0.262, 0.012, 0.055), leather, 0.005)
    bag.box((0, -0.0955, 0.158), (0.030, 0.005, 0.022), metal('brass'), 0.001)
    for x in (-0.10, 0.10):
        bag.box((x, -0.0745, 0.235), (0.024, 0.006, 0.085), seam, 0.001)
    bag.tube([(-0.165, 0, 0.262), (0, 0, 0.2815), (0.165, 0, 0.262)], 0.0035, seam, 8, bend=6)
    bag.tube([(-0.10, -0.03, 0.28), (-0.09, -0.03, 0.42), (0, -0.03, 0.47), (0.09, -0.03, 0.42), (0.10, -0.03, 0.28)], 0.009, leather, 10, bend=8)
    bag.done((-1.98, -1.70, 0.45), (0, 0, 6))
    baths.basket((-1.46, -1.66, 0.0), 0.15, 0.24)
    rooms.outlet((2.899, -1.4, 0.34), -90)
    stage.sky((0.85, 0.93, 1.0), 1.2)
    stage.soft_light((2.84, 0.4, 1.5), (0, -0.4, 0.8), (1.4, 1.4), 85, (0.95, 0.98, 1.0))
    stage.sun((0, 0, 0), (-0.92, -0.50, -0.62), 13.0, 0.55, (1, 0.82, 0.60))
    stage.soft_light((-2.7, -3.6, 1.7), (0.3, -1.2, 0.9), (1.2, 1.8), 80, (0.80, 0.88, 1.0))
    stage.soft_light((1.2, -4.9, 2.2), (0, 0, 0.9), (2.6, 1.1), 42, (1, 0.90, 0.78))
    stage.camera((-0.15, -4.85, 1.40), -1.0, 26, (0.0, -0.07))
