"""A frameless glass railing in a base shoe, stone terrace, gardens in evening light."""
import numpy as np

from kit import backdrops, furniture, glass, plants, rooms, stage, textiles
from kit.materials import OAK, TEAK, ceramic, concrete, fabric, leaf, metal, plain, plaster, stone_tile, wood
from kit.shape import Shape


def hedge(x, y, low, high, seed, size=0.11, each=34):
    """A loose row of shrubs between two heights, uneven at the top."""
    rng = np.random.default_rng(seed)
    shape, green, bark = Shape('hedge'), leaf((0.15, 0.20, 0.06)), plain((0.12, 0.09, 0.05), 0.8)
    for _ in range(int((x[1] - x[0]) * each)):
        foot = np.array((rng.uniform(*x), y + rng.normal(0, 0.45), low))
        tall = (high - low) * (0.74 + 0.07 * np.sin(foot[0] * 0.9 + seed) + 0.05 * np.sin(foot[0] * 2.3) + rng.uniform(-0.22, 0.12))
        lean = rng.normal(0, 0.10 * (high - low), 3)
        path = [foot, foot + (lean[0] * 0.4, lean[1] * 0.4, tall * 0.55), foot + (lean[0], lean[1], tall)]
        plants.leafy_stem(shape, path, green, bark, rng, 26, size, size * 0.48, 0.005, 0.85, 0.25)
    shape.done()


def build(_picture):
    stage.bounces(2, 4, 8, 24)
    rooms.floor((-5, 5), (-5, 0.0), (0.6, 0.6), stone_tile((0.52, 0.455, 0.37), 0.10, 0.5), start=(0.1, 0.2), gap=0.004)
    kerb = Shape('kerb')
    kerb.block((-5, 5), (0.0, 0.34), (-0.6, 0.05), stone_tile((0.50, 0.45, 0.38), 0.08, 0.5), 0.004)
    kerb.done()
    shoe = Shape('shoe')
    shoe.block((-5, 5), (0.10, 0.165), (0.05, 0.155), metal('alu'), 0.002)
    shoe.done()
    joints = [-3.9, -2.62, -1.34, -0.06, 1.22, 2.50, 3.78]
    for a, b in zip(joints, joints[1:]):
        glass.sheet_of_glass('panel', b - a - 0.014, 1.04, (a + 0.007, 0.1325, 0.08), thickness=0.0135)
    cap = Shape('cap')
    cap.block((-5, 5), (0.118, 0.147), (1.108, 1.132), metal('alu'), 0.003)
    cap.done()
    white = plaster((0.72, 0.66, 0.57), 0.05, 0.3)
    rooms.wall((-3.3, -5, 0), 90, 5.34, 3.2, white)
    backdrops.hang(backdrops.garden('evening', 1400, 560, 17, 8, 0.36), (0.35, 34, 4.1), 84, 33.6, 0, 1.0)
    lawn = Shape('lawn')
    lawn.block((-40, 40), (0.4, 33.9), (-3.2, -3.0), fabric((0.17, 0.17, 0.06), 40, 0.2, 1.0, 0.3), 0.01)
    lawn.done()
    hedge((-6, 7), 2.4, -1.2, 0.55, 19, 0.12, 60)
    hedge((-13, 13), 9.0, -2.4, 2.7, 23, 0.20, 46)
    furniture.lounge_chair((1.15, -1.25, 0), 196, TEAK, (0.70, 0.64, 0.54))
    furniture.lounge_chair((-0.35, -1.10, 0), 165, TEAK, (0.70, 0.64, 0.54))
    textiles.cushion((-0.42, -1.02, 0.66), (0.42, 0.34, 0.14), (0.07, 0.17, 0.14), (74, 0, 165))
    side = Shape('side table')
    side.lathe([(0, 0.44), (0.21, 0.44), (0.215, 0.446), (0.215, 0.464), (0.21, 0.47), (0, 0.47)], wood(TEAK, 'x'), segments=72)
    side.rod((0, 0, 0.01), (0, 0, 0.44), 0.018, metal('black'))
    side.lathe([(0, 0), (0.15, 0), (0.15, 0.012), (0.02, 0.018)], metal('black'))
    side.done((0.42, -0.95, 0.0135))
    furniture.mug((0.36, -0.98, 0.4835), (0.72, 0.67, 0.58), 30)
    furniture.book_stack((0.50, -0.92, 0.4835), 2, 3, (0.2, 0.14), 30)
    plants.olive_tree((2.55, -0.62, 0), 1.9, 21, ceramic((0.42, 0.25, 0.17), 0.8))
    plants.rubber_plant((-2.75, -0.50, 0), 1.05, 5, ceramic((0.70, 0.65, 0.57), 0.7))
    textiles.rug((0.35, -1.35, 0.001), (2.6, 1.5), (0.60, 0.53, 0.42), (0.10, 0.20, 0.17))
    stage.gradient_sky((1.0, 0.66, 0.42), (0.20, 0.34, 0.62), 0.9, low=-0.02, high=0.42)
    stage.sun((0, 0, 0), (-1.0, -0.30, -0.30), 5.2, 0.6, (1, 0.66, 0.38))
    stage.camera((0.35, -4.7, 1.5), 0, 31, (0.0, -0.105))
