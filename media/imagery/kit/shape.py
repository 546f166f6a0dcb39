"""Numpy meshes: parts with their materials are gathered in a Shape and become one Blender object."""
import math
from functools import lru_cache

import bpy
import numpy as np
from mathutils import Euler, Matrix


@lru_cache(maxsize=None)
def _chamfer_topology():
    """Vertex recipe and faces of a box whose edges and corners are cut off."""
    corners = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    recipe, index = [], {}
    for corner in corners:
        for axis in range(3):
            index[corner, axis] = len(recipe)
            recipe.append((corner, axis))
    faces = []
    for axis in range(3):
        u, v = [a for a in range(3) if a != axis]
        for sign in (-1, 1):
            ring = []
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                corner = [0, 0, 0]
                corner[axis], corner[u], corner[v] = sign, a, b
                ring.append(index[tuple(corner), axis])
            faces.append(ring)
    for along in range(3):
        u, v = [a for a in range(3) if a != along]
        for a in (-1, 1):
            for b in (-1, 1):
                ends = []
                for s in (-1, 1):
                    corner = [0, 0, 0]
                    corner[along], corner[u], corner[v] = s, a, b
                    ends.append(tuple(corner))
                faces.append([index[ends[0], u], index[ends[1], u], index[ends[1], v], index[ends[0], v]])
    for corner in corners:
        faces.append([index[corner, 0], index[corner, 1], index[corner, 2]])
    points = np.array([[c[i] * (1.0 if i == a else 0.8) for i in range(3)] for c, a in recipe])
    turned = []
    for face in faces:
        p = points[face]
        normal = np.cross(p[1] - p[0], p[2] - p[0])
        turned.append(face if normal @ p.mean(0) > 0 else face[::-1])
    return recipe, turned


def box_mesh(size, chamfer=0.0015):
    """Vertices and faces of a box around the origin with flat chamfers."""
    half = np.asarray(size, float) / 2
    chamfer = min(chamfer, half.min() * 0.9)
    recipe, faces = _chamfer_topology()
    points = np.empty((24, 3))
    for i, (corner, axis) in enumerate(recipe):
        for k in range(3):
            points[i, k] = corner[k] * (half[k] if k == axis else half[k] - chamfer)
    return points, faces


def pillow_mesh(size, radius, steps=5):
    """A box around the origin whose edges and corners are rounded, to be shaded smooth."""
    half = np.asarray(size, float) / 2
    radius = min(radius, half.min() * 0.98)
    quarter = np.tan(np.radians(np.linspace(0, 45, steps + 1)))
    lean = np.concatenate([-quarter[::-1], quarter])
    core = np.sign(np.arange(len(lean)) - steps - 0.5)
    count = len(lean)
    points, faces = [], []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for sign in (-1, 1):
            start = len(points)
            for i in range(count):
                for j in range(count):
                    out, centre = np.empty(3), np.empty(3)
                    out[axis], out[u], out[v] = sign, lean[i], lean[j]
                    centre[axis], centre[u], centre[v] = sign, core[i], core[j]
                    points.append(centre * (half - radius) + radius * out / np.linalg.norm(out))
            for i in range(count - 1):
                for j in range(count - 1):
                    a = start + i * count + j
                    face = (a, a + count, a + count + 1, a + 1)
                    faces.append(face if sign > 0 else face[::-1])
    return np.array(points), faces


def lathe_mesh(profile, segments=48):
    """Turns a list of (radius, height) around the z axis; ends of radius 0 close themselves."""
    points, faces, rings = [], [], []
    for radius, height in profile:
        if radius < 1e-6:
            rings.append([len(points)] * segments)
            points.append((0, 0, height))
            continue
        start = len(points)
        for k in range(segments):
            a = 2 * math.pi * k / segments
            points.append((radius * math.cos(a), radius * math.sin(a), height))
        rings.append(list(range(start, start + segments)))
    for lower, upper in zip(rings, rings[1:]):
        for k in range(segments):
            n = (k + 1) % segments
            face = []
            for i in (lower[k], lower[n], upper[n], upper[k]):
                if i not in face:
                    face.append(i)
            if len(face) > 2:
                faces.append(face)
    return np.array(points, float), faces


def smooth_path(points, steps=8):
    """Catmull-Rom through the points."""
    p = np.asarray(points, float)
    if len(p) < 3:
        return p
    p = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, steps, endpoint=False):
            a, b, c, d = p[i - 1 : i + 3]
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    out.append(p[-2])
    return np.array(out)


def tube_mesh(path, radius, segments=16, capped=True):
    """A round tube along a polyline; radius may be one number or one per point."""
    path = np.asarray(path, float)
    given = np.atleast_1d(np.asarray(radius, float))
    radii = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(given)), given)
    tangents = np.gradient(path, axis=0)
    tangents /= np.maximum(np.linalg.norm(tangents, axis=1, keepdims=True), 1e-9)
    side = np.cross(tangents[0], (0, 0, 1) if abs(tangents[0][2]) < 0.9 else (1, 0, 0))
    points, faces = [], []
    for i, (centre, tangent) in enumerate(zip(path, tangents)):
        side = side - tangent * (side @ tangent)
        side /= np.linalg.norm(side)
        other = np.cross(tangent, side)
        for k in range(segments):
            a = 2 * math.pi * k / segments
            points.append(centre + radii[i] * (math.cos(a) * side + math.sin(a) * other))
    for i in range(len(path) - 1):
        for k in range(segments):
            n = (k + 1) % segments
            a = i * segments
            faces.append((a + k, a + n, a + segments + n, a + segments + k))
    if capped:
        faces.append(tuple(range(segments))[::-1])
        last = (len(path) - 1) * segments
        faces.append(tuple(range(last, last + segments)))
    return np.array(points), faces


def sheet_mesh(columns, rows, surface, thickness=0.0):
    """A grid whose points come from surface(u, v) with u, v arrays in 0..1; optionally given a back."""
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    points = np.stack(surface(u.ravel(), v.ravel()), axis=1)
    faces = []
    for j in range(rows - 1):
        for i in range(columns - 1):
            a = j * columns + i
            faces.append((a, a + 1, a + columns + 1, a + columns))
    if thickness:
        grid = points.reshape(rows, columns, 3)
        normal = np.cross(np.gradient(grid, axis=1), np.gradient(grid, axis=0)).reshape(-1, 3)
        normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
        count = len(points)
        points = np.vstack([points, points - normal * thickness])
        faces += [tuple(i + count for i in face[::-1]) for face in list(faces)]
        rim = (
            [i for i in range(columns)]
            + [j * columns + columns - 1 for j in range(1, rows)]
            + [(rows - 1) * columns + i for i in range(columns - 2, -1, -1)]
            + [j * columns for j in range(rows - 2, 0, -1)]
        )
        for a, b in zip(rim, rim[1:] + rim[:1]):
            faces.append((b, a, a + count, b + count))
    return points, faces


class Shape:
    """Collects parts around its own origin; `done` links one object, placed and turned."""

    def __init__(self, name):
        self.name = name
        self.points, self.faces, self.slots, self.smooth, self.materials = [], [], [], [], []
        self.count = self.boxes = 0

    def slot(self, material):
        if material not in self.materials:
            self.materials.append(material)
        return self.materials.index(material)

    def add(self, mesh, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=False):
        points, faces = mesh
        points = np.asarray(points, float)
        if any(turn):
            rotation = np.array(Euler([math.radians(a) for a in turn]).to_matrix())
            points = points @ rotation.T
        self.points.append(points + np.asarray(at, float))
        offset = self.count
        self.faces.extend(tuple(i + offset for i in face) for face in faces)
        slot = self.slot(material)
        self.slots.extend([slot] * len(faces))
        self.smooth.extend([smooth] * len(faces))
        self.count += len(points)
        return self

    def box(self, at, size, material, chamfer=0.0015, turn=(0, 0, 0)):
        # faces of overlapping boxes in one plane would fight and turn black: each box is a hair smaller than the last
        size = np.asarray(size, float)
        self.boxes += 1
        size = size - np.minimum(0.00006 * (self.boxes % 5), size * 0.02)
        return self.add(box_mesh(size, chamfer), material, at, turn)

    def pillow(self, at, size, material, radius, turn=(0, 0, 0)):
        return self.add(pillow_mesh(size, radius), material, at, turn, smooth=True)

    def block(self, x, y, z, material, chamfer=0.0015):
        """A box from three (low, high) ranges."""
        at = [(r[0] + r[1]) / 2 for r in (x, y, z)]
        return self.box(at, [r[1] - r[0] for r in (x, y, z)], material, chamfer)

    def lathe(self, profile, material, at=(0, 0, 0), turn=(0, 0, 0), segments=48):
        return self.add(lathe_mesh(profile, segments), material, at, turn, smooth=True)

    def tube(self, path, radius, material, segments=16, bend=0, at=(0, 0, 0), turn=(0, 0, 0)):
        path = smooth_path(path, bend) if bend else np.asarray(path, float)
        return self.add(tube_mesh(path, radius, segments), material, at, turn, smooth=True)

    def rod(self, start, end, radius, material, chamfer=0.0008, segments=32):
        """A straight round bar with broken edges."""
        start, end = np.asarray(start, float), np.asarray(end, float)
        along = (end - start) / np.linalg.norm(end - start)
        path = [start, start + along * chamfer, end - along * chamfer, end]
        return self.add(tube_mesh(path, [radius - chamfer, radius, radius, radius - chamfer], segments), material, smooth=True)

    def ball(self, radius, material, at=(0, 0, 0), segments=40, squash=1.0):
        angles = np.linspace(-math.pi / 2, math.pi / 2, segments // 2)
        profile = [(max(radius * math.cos(a), 0), radius * squash * math.sin(a)) for a in angles]
        profile[0], profile[-1] = (0, -radius * squash), (0, radius * squash)
        return self.lathe(profile, material, at, segments=segments)

    def sheet(self, columns, rows, surface, material, thickness=0.0, at=(0, 0, 0), turn=(0, 0, 0), smooth=True):
        return self.add(sheet_mesh(columns, rows, surface, thickness), material, at, turn, smooth=smooth)

    def quad(self, corners, material):
        return self.add((np.array(corners, float), [(0, 1, 2, 3)]), material)

    def done(self, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, hidden_from=()):
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(np.vstack(self.points).tolist(), [], self.faces)
        for material in self.materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', np.array(self.slots, np.int32))
        mesh.polygons.foreach_set('use_smooth', np.array(self.smooth, bool))
        if any(self.smooth):
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(38)
        mesh.update()
        item = bpy.data.objects.new(self.name, mesh)
        item.matrix_world = (
            Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
        )
        for ray in hidden_from:
            setattr(item, f'visible_{ray}', False)
        bpy.context.scene.collection.objects.link(item)
        return item


def copy_of(item, at, turn=(0, 0, 0), scale=1.0):
    """Another placement of the same mesh."""
    twin = bpy.data.objects.new(item.name, item.data)
    twin.matrix_world = (
        Matrix.Translation(at) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
    )
    bpy.context.scene.collection.objects.link(twin)
    return twin
