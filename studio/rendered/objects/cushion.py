"""The linen cushion: two squares sewn together, filled by pressure, with a stitched flange all round."""
import os

import bpy
import numpy as np

import materials as m
from shapes import stitches, together
from studio import dye, mesh_object

SHAPES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "shapes")
HALF, CELLS, FLANGE = 0.238, 40, 0.012
HEIGHT = 2.0
# Bleached, but not as white as paper.
UNDYED = (0.67, 0.6, 0.5, 1)


def cushion(colour):
    """Lies on its back. Sewn in metres, shown in decimetres."""
    return together("Cushion", lambda: sewn(colour))


def square():
    """Both sides as one mesh: points, which lie in front, the border in order, faces, flat places in metres."""
    n = CELLS + 1
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")
    # Corners are sewn a little round.
    x, y = u * (1 - 0.035 * np.abs(v) ** 9), v * (1 - 0.035 * np.abs(u) ** 9)
    flat = np.stack([x, y], 2).reshape(-1, 2) * HALF
    edge = (np.maximum(np.abs(u), np.abs(v)) > 0.999).ravel()
    back = np.arange(n * n)
    inner = np.nonzero(~edge)[0]
    back[inner] = n * n + np.arange(len(inner))
    quad = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(CELLS) for j in range(CELLS)]
    faces = quad + [tuple(int(back[k]) for k in f[::-1]) for f in quad]
    flat = np.vstack([flat, flat[inner]])
    side = np.concatenate([np.where(edge, 0, 1), -np.ones(len(inner))])
    around = [(i, 0) for i in range(CELLS)] + [(CELLS, j) for j in range(CELLS)] + [(i, CELLS) for i in range(CELLS, 0, -1)] + [(0, j) for j in range(CELLS, 0, -1)]
    return flat, side, np.array([i * n + j for i, j in around]), faces


def inflated():
    """Lets the pressure in and keeps the shape in a file."""
    flat, side, border, faces = square()
    kept = os.path.join(SHAPES, f"cushion-{CELLS}.npy")
    if os.path.exists(kept):
        return np.load(kept)
    depth = 0.02 * np.sqrt(np.clip(1 - np.abs(flat / HALF).max(1) ** 2, 0, 1))
    wrinkle = np.random.default_rng(4).normal(0, 0.0006, len(flat))
    shape = np.column_stack([flat, side * depth + wrinkle])
    obj = mesh_object("Sewn", shape, faces)
    obj.shape_key_add(name="Basis")
    rest = obj.shape_key_add(name="Flat")
    rest.data.foreach_set("co", np.column_stack([flat, side * 0.001]).ravel())
    rest.value = 0
    mod = obj.modifiers.new("Cloth", "CLOTH")
    s = mod.settings
    s.quality, s.mass, s.air_damping = 6, 0.3, 3
    s.bending_model = "ANGULAR"
    s.tension_stiffness = s.compression_stiffness = 30
    s.shear_stiffness, s.bending_stiffness = 12, 0.6
    s.tension_damping = s.compression_damping = s.shear_damping = 8
    s.bending_damping = 0.6
    s.rest_shape_key = rest
    s.effector_weights.gravity = 0
    s.use_pressure, s.uniform_pressure_force = True, 14.0
    mod.collision_settings.use_collision = mod.collision_settings.use_self_collision = False
    frames = 36
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    shown = obj.evaluated_get(bpy.context.evaluated_depsgraph_get())
    shape = np.array([tuple(v.co) for v in shown.data.vertices])
    bpy.data.objects.remove(obj)
    bpy.context.scene.frame_set(1)
    os.makedirs(SHAPES, exist_ok=True)
    np.save(kept, shape)
    return shape


def sewn(colour):
    flat, side, border, faces = square()
    shape = inflated() * 10
    # A cut on the bias gives: the sides are drawn in less than stiff cloth would have them.
    shape[:, :2] = 0.35 * shape[:, :2] + 0.65 * 9.3 * flat
    shape[:, 2] *= HEIGHT / np.ptp(shape[:, 2])
    # Lying, its own weight makes the underside flatter.
    shape[:, 2] = np.where(shape[:, 2] < 0, shape[:, 2] * 0.62, shape[:, 2])
    shape[:, 2] -= shape[:, 2].min()
    cloth = m.linen("Linen", UNDYED if colour == "White" else dye(colour, 0.94))
    body = mesh_object("Cushion", shape, faces)
    body.data.materials.append(cloth)
    by_metre(body, flat)
    mod = body.modifiers.new("Fine", "SUBSURF")
    mod.levels = mod.render_levels = 2
    # The flange goes on from the seam, outwards in the plane of the cushion.
    line = shape[border]
    for _ in range(2):
        line = (np.roll(line, 1, 0) + 2 * line + np.roll(line, -1, 0)) / 4
    out = line - line.mean(0)
    tangent = np.roll(line, -2, 0) - np.roll(line, 2, 0)
    normal = np.stack([tangent[:, 1], -tangent[:, 0], np.zeros(len(line))], 1)
    normal /= np.linalg.norm(normal, axis=1)[:, None]
    normal *= np.sign((normal * out).sum(1))[:, None]
    k = len(border)
    wave = 0.012 * np.sin(np.arange(k) * 0.9) + 0.01 * np.sin(np.arange(k) * 0.37 + 1)
    rings = [line + normal * (s * FLANGE * 10) + np.column_stack([np.zeros((k, 2)), wave * max(s, 0)]) for s in (-0.15, 0.0, 0.5, 1.0)]
    vertices = np.vstack(rings)
    strips = [(a * k + i, a * k + (i + 1) % k, (a + 1) * k + (i + 1) % k, (a + 1) * k + i) for a in range(3) for i in range(k)]
    flange = mesh_object("Flange", vertices, strips)
    flange.data.materials.append(cloth)
    by_metre(flange, vertices[:, :2] / 10)
    mod = flange.modifiers.new("Thick", "SOLIDIFY")
    mod.thickness, mod.offset = 0.03, 0
    mod = flange.modifiers.new("Fine", "SUBSURF")
    mod.levels = mod.render_levels = 2
    seam = np.vstack([line, line[:1]]) + [0, 0, 0.03]
    seam[:, :2] += np.vstack([normal, normal[:1]])[:, :2] * 0.03
    stitches(seam, 0.04, 0.028, 0.0045, (0, 0, 1), m.simple("Thread", dye(colour, 0.6), 0.95, specular=0.1))


def by_metre(obj, flat):
    layer = obj.data.uv_layers.new(name="UVMap")
    for loop in obj.data.loops:
        layer.data[loop.index].uv = flat[loop.vertex_index]
