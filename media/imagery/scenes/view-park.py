"""What stands outside the windows: a lawn, a cedar fence, oaks and shrubs before and behind it, in afternoon sun or at dusk."""
import numpy as np

from kit import rooms, stage, trees
from kit.materials import Nodes, glow, plain, wood
from kit.shape import Shape, copy_of


def soil_and_grass():
    n = Nodes('lawn')
    return n.finish(n.principled(color=n.mix(n.noise(0.9, 4), (0.075, 0.115, 0.028), (0.125, 0.16, 0.05)), rough=0.95, specular=0.1))


def fence(y, x0, x1):
    shape, rng = Shape('fence'), np.random.default_rng(3)
    cedar = wood((0.25, 0.16, 0.095), 'z', 0.85)
    x = x0
    while x < x1:
        wide = rng.uniform(0.135, 0.145)
        shape.block((x, x + wide), (y + rng.uniform(-0.004, 0.004), y + 0.02), (0.03, 1.83 + rng.uniform(-0.012, 0.012)), cedar, 0.002)
        x += wide + 0.001
    shape.block((x0, x1), (y - 0.012, y + 0.03), (1.83, 1.87), cedar, 0.002)
    shape.done()


def neighbour(x, y, width):
    """A gabled house behind the fence, its windows lit."""
    house, wall = Shape('house'), plain((0.20, 0.18, 0.16), 0.9)
    house.block((x, x + width), (y, y + 7), (0, 2.9), wall, 0.01)
    roof = plain((0.055, 0.042, 0.032), 0.95)
    ridge, eave = 4.9, 2.8
    for a, b in ((y - 0.4, y + 3.5), (y + 7.4, y + 3.5)):
        house.quad([(x - 0.4, a, eave), (x + width + 0.4, a, eave), (x + width + 0.4, b, ridge), (x - 0.4, b, ridge)], roof)
    warm = glow((1, 0.55, 0.22), 0.62)
    for k in range(int(width // 3.2)):
        at = x + 1.1 + 3.2 * k
        if k % 4 in (0, 3):
            for pane in (0, 0.50):
                house.quad([(at + pane, y - 0.02, 1.95), (at + pane + 0.46, y - 0.02, 1.95), (at + pane + 0.46, y - 0.02, 2.55), (at + pane, y - 0.02, 2.55)], warm)
    house.done()


def build(picture):
    stage.bounces(3, 2, 3, 8)
    rng = np.random.default_rng(11)
    rooms.slab((-70, 70), (-4, 130), (-0.05, 0.0), soil_and_grass())
    fence(21.0, -40, 40)
    grass = [trees.turf(k) for k in range(3)]
    for y in np.arange(3.0, 20.5, 1.3):
        half = 2.5 + y * 0.95
        for x in np.arange(-half, half, 1.3):
            copy_of(grass[rng.integers(3)], (x + rng.normal(0, 0.2), y + rng.normal(0, 0.2), 0), (0, 0, rng.uniform(0, 360)), rng.uniform(0.9, 1.4))
    oaks = [trees.tree(5, 7.5, 0.50), trees.tree(9, 8.0, 0.42, (0.10, 0.15, 0.04)), trees.tree(14, 6.5, 0.60, (0.075, 0.125, 0.038))]
    for k, x, y, size in ((0, -6.2, 15.5, 0.95), (1, 5.0, 17.5, 0.95), (2, 13.5, 14.5, 0.9), (1, -16.5, 16.5, 1.0)):
        copy_of(oaks[k], (x, y, 0), (0, 0, rng.uniform(0, 360)), size)
    for x in np.arange(-42, 43, 5.2):
        copy_of(oaks[rng.integers(3)], (x + rng.normal(0, 1.2), rng.uniform(26, 40), 0), (0, 0, rng.uniform(0, 360)), rng.uniform(0.9, 1.5))
    for x in np.arange(-75, 76, 5.5):
        copy_of(oaks[rng.integers(3)], (x, rng.uniform(48, 62), 0), (0, 0, rng.uniform(0, 360)), rng.uniform(1.2, 1.8))
    bushes = [trees.shrub(4), trees.shrub(6, 1.6, 0.8, (0.07, 0.105, 0.03)), trees.shrub(8, 1.0, 1.3, (0.045, 0.085, 0.03))]
    for x in np.arange(-24, 25, 1.15):
        if rng.uniform() < 0.72:
            copy_of(bushes[rng.integers(3)], (x + rng.normal(0, 0.3), 20.1 + rng.normal(0, 0.25), 0), (0, 0, rng.uniform(0, 360)), rng.uniform(0.65, 1.15))
    if picture == 'view-dusk':
        neighbour(-13.0, 26.0, 9.5)
        neighbour(3.5, 28.0, 11.0)
        stage.gradient_sky((0.95, 0.46, 0.22), (0.075, 0.135, 0.34), 0.55, True, -0.02, 0.42)
    else:
        stage.gradient_sky((0.92, 0.97, 1.0), (0.34, 0.56, 0.92), 1.0, True)
        stage.sun((0, 0, 0), (0.80, 0.50, -0.62), 9.0, 0.6, (1, 0.88, 0.70))
    stage.camera((0, 0, 1.45), 0, 25, (0.0, 0.08))
