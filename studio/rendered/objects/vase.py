"""The stoneware vase with its twigs."""
import bpy
import numpy as np

import materials as m
from shapes import lathe, smooth_curve, together, tubes
from studio import dye, link, linear

GLAZE = {"White": "#c8c0b2", "Black": "#37322f"}
HEIGHT = 2.57
PROFILE = [(0.02, 0.03), (0.62, 0.03), (0.70, 0.0), (0.76, 0.04), (1.02, 0.42), (1.17, 0.95), (1.1, 1.45), (0.78, 1.88), (0.42, 2.1), (0.31, 2.26), (0.31, 2.44), (0.375, 2.545), (0.36, 2.57), (0.325, 2.55), (0.265, 2.42), (0.27, 2.2), (0.6, 1.9), (0.9, 1.3)]


def vase(colour):
    def build():
        body = lathe("Vase", smooth_curve(PROFILE), 200, 0.004)
        body.data.materials.append(m.stoneware("Stoneware", dye(GLAZE[colour])))
        twigs(HEIGHT - 0.17)

    return together("Vase", build)


def twigs(mouth):
    """Three dry twigs standing in the neck, their buds grown on."""
    rng = np.random.default_rng(11)
    paths, radii, buds = [], [], []

    def branch(start, direction, length, radius, depth):
        points, d, n = [np.array(start, float)], np.array(direction, float), 16
        for _ in range(n):
            d = d + rng.normal(0, 0.07, 3) + np.array([0, 0, 0.012])
            d /= np.linalg.norm(d)
            points.append(points[-1] + d * length / n)
        thickness = np.linspace(radius, radius * 0.45, n + 1)
        paths.append(points)
        radii.append(thickness)
        free = [i for i in range(5, n) if points[i][2] > mouth + 0.35]
        if depth:
            for at in sorted(rng.choice(free, 3, replace=False)):
                side = across(d)
                branch(points[at], d + side * 0.8, length * rng.uniform(0.25, 0.42), radius * 0.55, depth - 1)
        else:
            for i in range(3, n + 1, 3):
                size = rng.uniform(0.028, 0.05)
                # The bud's middle lies so near that it sits on the bark.
                buds.append((points[i] + across(points[i] - points[i - 1]) * (thickness[i] + size * 0.7), size))

    def across(d):
        side = rng.normal(0, 1, 3)
        side -= d * side.dot(d) / d.dot(d)
        return side / np.linalg.norm(side)

    branch((0.08, 0.05, mouth - 1.2), (-0.16, 0.05, 1), 3.0, 0.028, 1)
    branch((-0.1, 0.0, mouth - 1.2), (0.13, -0.04, 1), 3.1, 0.03, 1)
    branch((0.0, -0.08, mouth - 1.2), (0.02, 0.1, 1), 2.5, 0.024, 1)
    bark = m.simple("Bark", linear("#5b4130"), 0.85)
    for path, radius in zip(paths, radii):
        tubes("Twig", [path], radius, 8).data.materials.append(bark)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=12, ring_count=8, radius=1)
    ball = bpy.context.object
    bpy.ops.object.shade_smooth()
    ball.data.materials.append(m.simple("Bud", linear("#b99f74"), 0.8))
    for at, size in buds:
        copy = link(ball.copy())
        copy.location, copy.scale = at, (size, size, size * 1.35)
        copy.rotation_euler = rng.uniform(0, 3, 3)
    bpy.data.objects.remove(ball)
