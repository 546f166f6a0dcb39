"""Breakfast room with three insulated double-hung windows over a built-in bench; butter walls, early sun."""
import math

from kit import backdrops, furniture, plants, rooms, stage, textiles
from kit.materials import ASH, ceramic, fabric, metal, paint, plaster, stone_tile, wood
from kit.shape import Shape

WIDTH, GAP, SILL, HEAD = 0.98, 0.16, 0.92, 2.36
STARTS = [-1.63 + k * (WIDTH + GAP) for k in range(3)]


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    butter = plaster((0.74, 0.64, 0.44), 0.04, 0.2)
    white = paint((0.82, 0.80, 0.75), 0.38)
    holes = [(x + 2.6, x + 2.6 + WIDTH, SILL, HEAD) for x in STARTS]
    rooms.box_room((-2.6, 2.6), (-4.3, 0), 2.7, butter, openings={'back': holes, 'left': [(2.2, 3.3, SILL, HEAD)]}, thickness=0.2)
    for x in STARTS:
        sash_window((x, 0, SILL), 0)
    sash_window((-2.6, -2.1, SILL), 90, 1.1)
    trim = Shape('casing')
    edges = [STARTS[0] - 0.10, *[v for x in STARTS for v in (x, x + WIDTH)], STARTS[2] + WIDTH + 0.10]
    for a, b in ((edges[0], edges[1]), (edges[2], edges[3]), (edges[4], edges[5]), (edges[6], edges[7])):
        trim.block((a, b), (-0.022, 0.0), (SILL - 0.02, HEAD), white, 0.003)
    trim.block((edges[0] - 0.015, edges[7] + 0.015), (-0.028, 0), (HEAD, HEAD + 0.12), white, 0.004)
    trim.block((edges[0] - 0.03, edges[7] + 0.03), (-0.045, 0), (HEAD + 0.12, HEAD + 0.145), white, 0.005)
    trim.block((edges[0] - 0.03, edges[7] + 0.03), (-0.06, 0.06), (SILL - 0.03, SILL), white, 0.005)
    trim.done()
    bench, navy = Shape('bench'), paint((0.085, 0.125, 0.165), 0.35)
    bench.block((-2.58, 2.58), (-0.50, -0.005), (0.08, 0.44), navy, 0.003)
    bench.block((-2.6, 2.6), (-0.525, -0.002), (0.44, 0.465), wood(ASH, 'x', 0.38), 0.004)
    for k in range(5):
        a = -2.55 + k * 1.025
        bench.block((a, a + 1.0), (-0.519, -0.5005), (0.10, 0.425), navy, 0.003)
        bench.block((a + 0.06, a + 0.94), (-0.524, -0.512), (0.15, 0.375), navy, 0.006)
    bench.block((-2.6, 2.6), (-0.03, -0.002), (0.465, 0.88), navy, 0.003)
    pad = fabric((0.70, 0.64, 0.54), 800, 0.2, 0.5, 0.06)
    for a, b in ((-2.52, -0.86), (-0.845, 0.845), (0.86, 2.52)):
        bench.block((a, b), (-0.50, -0.045), (0.467, 0.525), pad, 0.018)
    bench.done()
    for x, colour, turn in ((-1.95, (0.50, 0.25, 0.11), 8), (-1.55, (0.085, 0.125, 0.165), -10), (1.72, (0.62, 0.57, 0.48), 6), (2.10, (0.50, 0.25, 0.11), -6)):
        textiles.cushion((x, -0.14, 0.73), (0.42, 0.42, 0.14), colour, (76, turn, 0))
    rooms.floor((-2.6, 2.6), (-4.3, 0), (0.30, 0.30), stone_tile((0.50, 0.30, 0.20), 0.10, 0.42, island=0.10), gap=0.006, joint=(0.58, 0.52, 0.44), tilt=0.0012, start=(0.1, 0.05))
    table = Shape('table')
    table.lathe([(0, 0.70), (0.54, 0.70), (0.55, 0.708), (0.55, 0.728), (0.54, 0.735), (0, 0.735)], wood(ASH, 'x', 0.36), segments=120)
    table.lathe([(0.05, 0.70), (0.045, 0.60), (0.06, 0.45), (0.04, 0.30), (0.055, 0.10), (0.06, 0.06)], wood(ASH, 'z'), segments=40)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        table.tube([(0.03 * math.cos(a), 0.03 * math.sin(a), 0.16), (0.20 * math.cos(a), 0.20 * math.sin(a), 0.09), (0.36 * math.cos(a), 0.36 * math.sin(a), 0.018)], [0.028, 0.024, 0.018], wood(ASH, 'x'), 16, bend=6)
    x, y, top = 0.10, -1.12, 0.735
    table.done((x, y, 0))
    for turn, r in ((158, 0.80), (222, 0.78)):
        a = math.radians(turn)
        furniture.dining_chair((x - math.sin(a) * r, y + math.cos(a) * r, 0), turn, ASH, (0.085, 0.125, 0.165))
    plants.vase((x - 0.06, y + 0.10, top), 'jug', ceramic((0.80, 0.78, 0.72), 0.25), 0.95)
    plants.branches((x - 0.06, y + 0.10, top + 0.18), 24, 8, 0.34, 0.24, 0.045, 0.022, (0.12, 0.18, 0.05))
    furniture.fruit_bowl((x + 0.26, y - 0.02, top), 9, (0.62, 0.42, 0.06))
    furniture.mug((x - 0.30, y - 0.16, top), (0.78, 0.75, 0.68), 220)
    furniture.mug((x + 0.06, y - 0.34, top), (0.085, 0.125, 0.165), 300)
    plate = Shape('plate')
    plate.lathe([(0, 0), (0.075, 0), (0.115, 0.014), (0.113, 0.017), (0.073, 0.004), (0, 0.004)], ceramic((0.80, 0.78, 0.72), 0.25), segments=64)
    plate.done((x - 0.30, y + 0.12, top))
    furniture.pendant((x, y, 2.7), 0.85, 'shade', 4, (1, 0.8, 0.6), 2.0, 'brass', 0.22, lit=False)
    textiles.rug((x, y - 0.25, 0.001), (2.5, 1.75), (0.16, 0.21, 0.25), (0.60, 0.54, 0.43), bands=((0.03, 0.04),))
    rooms.outlet((2.599, -1.2, 0.33), -90)
    backdrops.hang(backdrops.park(seed=63), (0, 10, 2.7), 18, 9, 0, 1.25)
    backdrops.hang(backdrops.garden('day', seed=64, blur=5), (-9, -1.6, 1.9), 12, 7, 90, 1.15)
    stage.sky((0.85, 0.93, 1.0), 1.6)
    stage.soft_light((0, -0.06, 1.62), (0, -2.5, 0.5), (3.2, 1.4), 62, (0.94, 0.97, 1.0))
    stage.soft_light((-2.5, -1.55, 1.62), (0.5, -1.3, 0.5), (1.0, 1.4), 34, (0.95, 0.98, 1.0))
    stage.soft_light((0.5, -4.1, 2.1), (0, 0, 0.9), (3.2, 1.1), 52, (1, 0.95, 0.88))
    stage.sun((0, 0, 0), (0.62, -0.95, -0.66), 9.5, 0.55, (1, 0.84, 0.60))
    stage.camera((-0.62, -3.95, 1.40), 7, 27, (0.02, -0.055))


def sash_window(at, turn, width=WIDTH):
    """Two sashes, the lower one in front; a lock, thin insulated panes."""
    white = paint((0.83, 0.81, 0.77), 0.36)
    half = (HEAD - SILL) / 2 + 0.02
    rooms.window((at[0], at[1], at[2]), turn, width, half, 1, 1, white, 0.045, 0.04, 0.02, False, 0.07)
    rooms.window((at[0], at[1], at[2] + half - 0.045), turn, width, half, 1, 1, white, 0.045, 0.04, 0.02, False, 0.112)
    lock = Shape('lock')
    lock.box((width / 2, 0.062, half - 0.02), (0.05, 0.02, 0.018), metal('nickel'), 0.003)
    for x in (0.22, width - 0.22):
        lock.box((x, 0.062, 0.025), (0.05, 0.018, 0.012), metal('nickel'), 0.003)
    lock.done(at, (0, 0, turn))
    # the aluminium spacer between the two panes of each sash shows as a fine line along the frame
    spacer = Shape('spacer')
    for low, front in ((0.0, 0.07), (half - 0.045, 0.112)):
        y, a, b = (front + 0.0185, front + 0.0215), low + 0.045, low + half - 0.045
        for x in ((0.0455, 0.0565), (width - 0.0565, width - 0.0455)):
            spacer.block(x, y, (a, b), metal('alu'), 0.0005)
        for z in ((a + 0.0005, a + 0.0115), (b - 0.0115, b - 0.0005)):
            spacer.block((0.0565, width - 0.0565), y, z, metal('alu'), 0.0005)
    spacer.done(at, (0, 0, turn))
