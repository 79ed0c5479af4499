"""Turned, bent, cut and stitched shapes. One unit is one decimetre."""
import math

import bpy
import numpy as np

from studio import link, mesh_object

UNIT = 10.0


def lathe(name, profile, segments=160, wobble=0.0, ribs=None):
    """Turns (radius, height) points round the z axis. `ribs` is (count, depth, low, high)."""
    profile = np.array(profile, float)
    angle = np.linspace(0, 2 * math.pi, segments, endpoint=False)
    r, z = profile[:, :1], profile[:, 1:]
    swing = 1 + wobble * (np.sin(2 * angle + 0.54 + z) + 0.6 * np.sin(3 * angle + 1.49 - 0.7 * z))
    radius = r * swing
    if ribs:
        count, depth, low, high = ribs
        inside = (np.clip((z - low) / 0.02, 0, 1) * np.clip((high - z) / 0.02, 0, 1)) * (r > r.max() * 0.97)
        radius = radius - depth * inside * np.abs(np.sin(angle * count / 2)) ** 6
    x, y = radius * np.cos(angle), radius * np.sin(angle)
    vertices = np.stack([x, y, np.broadcast_to(z, x.shape)], 2).reshape(-1, 3)
    n = segments
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(profile) - 1) for k in range(n)]
    return mesh_object(name, vertices, faces)


def smooth_curve(points, steps=14):
    """Catmull-Rom through the points."""
    p = np.array([points[0], *points, points[-1]], float)
    out = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1 : i + 3]
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3))
    out.append(p[-2])
    return np.array(out)


def tubes(name, paths, radius, sides=10, closed=False, flat=1.0):
    """Round bars along paths, as one mesh. `flat` squeezes the section across the up direction."""
    vertices, faces = [], []
    up = np.array([0.13, 0.31, 0.94])
    turn = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    for path in paths:
        path = np.array(path, float)
        n, first = len(path), len(vertices)
        r = np.broadcast_to(np.asarray(radius, float), (n,))
        for i in range(n):
            ahead, behind = path[(i + 1) % n if closed else min(i + 1, n - 1)], path[i - 1 if closed else max(i - 1, 0)]
            along = (ahead - behind) / (np.linalg.norm(ahead - behind) + 1e-9)
            side = np.cross(along, up)
            side /= np.linalg.norm(side) + 1e-9
            above = np.cross(side, along)
            vertices += list(path[i] + r[i] * (np.cos(turn)[:, None] * side + flat * np.sin(turn)[:, None] * above))
        for i in range(n if closed else n - 1):
            j = (i + 1) % n
            faces += [(first + i * sides + k, first + i * sides + (k + 1) % sides, first + j * sides + (k + 1) % sides, first + j * sides + k) for k in range(sides)]
        if not closed:
            faces += [tuple(first + k for k in range(sides))[::-1], tuple(first + (n - 1) * sides + k for k in range(sides))]
    return mesh_object(name, vertices, faces)


def tube(name, path, radius, material, sides=12, closed=False, flat=1.0):
    made = tubes(name, [path], radius, sides, closed, flat)
    made.data.materials.append(material)
    return made


def stitches(path, pitch, length, radius, normal, material):
    """Short capsules along a line, dipping into the ground at both ends. `normal`: one, or one per point."""
    path = np.array(path, float)
    normals = np.broadcast_to(np.array(normal, float), path.shape)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    lift = np.sin(np.linspace(0, math.pi, 7)) * 1.3 - 0.55
    paths = []
    for start in np.arange(pitch * 0.3, along[-1] - length, pitch):
        s = np.linspace(start, start + length, 7)
        points = np.stack([np.interp(s, along, path[:, c]) for c in range(3)], 1)
        out = np.stack([np.interp(s, along, normals[:, c]) for c in range(3)], 1)
        paths.append(points + out * lift[:, None] * radius)
    made = tubes("Stitches", paths, radius, 8)
    made.data.materials.append(material)
    return made


def rounded(w, h, r, steps=10):
    """Outline of a rectangle with round corners, counter-clockwise from the lower right."""
    points = []
    for cx, cy, a0 in ((w / 2 - r, -h / 2 + r, -90), (w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90), (-w / 2 + r, -h / 2 + r, 180)):
        for a in np.radians(np.linspace(a0, a0 + 90, steps)):
            points.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return np.array(points)


def slab(name, outline, z0, z1, material, bevel=0.004, holes=()):
    """A flat piece cut from an outline, its edges rounded."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    for loop in (outline, *holes):
        spline = data.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        for point, (x, y) in zip(spline.points, loop):
            point.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
    data.extrude = (z1 - z0) / 2 - bevel
    data.bevel_depth, data.bevel_resolution, data.offset = bevel, 4, -bevel
    obj = link(bpy.data.objects.new(name, data))
    obj.location = (0, 0, (z0 + z1) / 2)
    data.materials.append(material)
    return obj


def sheet(name, grid, material, uv=True, ends=False):
    """A net of points (rows x columns x 3) as a surface; UV runs along columns and rows. `ends` closes first and last row."""
    rows, columns, _ = grid.shape
    faces = [(i * columns + j, i * columns + j + 1, (i + 1) * columns + j + 1, (i + 1) * columns + j) for i in range(rows - 1) for j in range(columns - 1)]
    if ends:
        faces += [tuple(range(columns))[::-1], tuple((rows - 1) * columns + j for j in range(columns))]
    obj = mesh_object(name, grid.reshape(-1, 3), faces)
    obj.data.materials.append(material)
    if uv:
        layer = obj.data.uv_layers.new(name="UVMap")
        for loop in obj.data.loops:
            i, j = divmod(loop.vertex_index, columns)
            layer.data[loop.index].uv = (j / (columns - 1), i / (rows - 1))
    return obj


def together(name, build):
    """Runs `build` and hangs all it made on one handle, which can be moved, turned and scaled."""
    before = set(bpy.context.scene.objects)
    build()
    handle = link(bpy.data.objects.new(name, None))
    for obj in list(bpy.context.scene.objects):
        if obj not in before and obj is not handle and obj.parent is None:
            obj.parent = handle
    return handle


def draped(path, lift=0.0):
    """Lays points (x, y) on whatever is built so far, seen from above."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    out = []
    for x, y in path:
        hit, at, *_ = scene.ray_cast(graph, (x, y, 9), (0, 0, -1))
        out.append((x, y, (at.z if hit else 0.0) + lift))
    return np.array(out)


def dense(path, pitch=0.01):
    """The same line with points every `pitch`."""
    path = np.array(path, float)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    s = np.linspace(0, along[-1], max(2, round(along[-1] / pitch)))
    return np.stack([np.interp(s, along, path[:, c]) for c in range(path.shape[1])], 1)


def boxes(name, centres, along, out, size, material):
    """Many small blocks as one mesh. `along` and `out` give each its axes, `size` its extent along, out and up."""
    vertices, faces = [], []
    corner = [(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    for p, t, o in zip(centres, along, out):
        first = len(vertices)
        for a, b, c in corner:
            vertices.append(np.array(p) + np.array([*t, 0]) * a * size[0] / 2 + np.array([*o, 0]) * b * size[1] / 2 + np.array([0, 0, c * size[2] / 2]))
        faces += [tuple(first + k for k in f) for f in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
    made = mesh_object(name, vertices, faces, smooth=False)
    made.data.materials.append(material)
    bevel = made.modifiers.new("Bevel", "BEVEL")
    bevel.width, bevel.segments = min(size) * 0.2, 2
    return made


def tangents(path):
    """Unit directions along a flat line and to its right."""
    along = np.gradient(np.array(path, float)[:, :2], axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
    return along, np.stack([along[:, 1], -along[:, 0]], 1)


def words(text, height, at, material, turn=0.0):
    """Letters pressed into a surface."""
    data = bpy.data.curves.new("Words", "FONT")
    data.body, data.size, data.align_x = text, height, "CENTER"
    data.font = bpy.data.fonts.load("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", check_existing=True)
    data.space_character = 1.12
    data.extrude = 0.0006
    obj = link(bpy.data.objects.new("Words", data))
    obj.location, obj.rotation_euler = at, (0, 0, turn)
    data.materials.append(material)
    return obj
