"""Sunglasses, open, standing on their rims and the tips of the temples."""
import math

import numpy as np

import materials as m
from shapes import boxes, lathe, rounded, slab, smooth_curve, together, tube
from studio import dye, mesh_object

ACETATE = {"Black": "#1f1c1b", "Red": "#7c2d20", "Blue": "#2f3a58", "Green": "#4f5338"}
# What the lenses let through: above, below.
TINT = {
    "round": ((0.17, 0.135, 0.105), (0.24, 0.19, 0.15)),
    "square": ((0.12, 0.105, 0.095), (0.21, 0.18, 0.155)),
    "metal Green": ((0.16, 0.19, 0.12), (0.42, 0.45, 0.33)),
    "metal Blue": ((0.1, 0.14, 0.23), (0.32, 0.38, 0.5)),
}


def outline(style, s):
    """The rim's middle, without its place; `s` is the side."""
    if style == "metal":
        points = [(-0.24, 0.03), (-0.225, 0.13), (-0.14, 0.185), (0.03, 0.2), (0.2, 0.18), (0.275, 0.1), (0.265, -0.03), (0.17, -0.185), (0.03, -0.245), (-0.11, -0.205), (-0.205, -0.09)]
        line = smooth_curve([*points[-2:], *points, *points[:2]], 10)[20:-21]
        return line * [s, 1]
    power, w, h = {"round": (2.0, 0.265, 0.25), "square": (4.2, 0.285, 0.235)}[style]
    t = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    ring = np.stack([np.sign(np.cos(t)) * np.abs(np.cos(t)) ** (2 / power) * w, np.sign(np.sin(t)) * np.abs(np.sin(t)) ** (2 / power) * h], 1)
    if style == "square":
        ring[:, 0] *= 1 + 0.05 * ring[:, 1] / h
    return ring


def lens(line, tint):
    """A thin bowed shell over the outline."""
    rings = np.linspace(1.0, 0.06, 14)
    middle = line.mean(0)
    vertices = np.vstack([np.column_stack([middle + (line - middle) * q, np.full(len(line), 0.028 * (1 - q * q))]) for q in rings])
    n = len(line)
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(rings) - 1) for k in range(n)]
    faces.append(tuple((len(rings) - 1) * n + k for k in range(n)))
    made = mesh_object("Lens", vertices, faces)
    made.data.materials.append(m.pane("Lens", *[(*c, 1) for c in tint]))


def sunglasses(colour, style):
    def build():
        made = together("Frame", lambda: wire(colour) if style == "metal" else acetate(colour, style))
        made.rotation_euler = (math.radians(90 - 7), 0, 0)

    return together("Sunglasses", build)


def acetate(colour, style):
    plastic = m.simple("Acetate", dye(ACETATE[colour]), 0.16, coat=0.4)
    pin = m.steel()
    gap, wide = {"round": (0.355, 0.265), "square": (0.37, 0.285)}[style]
    rim, thick = {"round": (0.036, 0.027), "square": (0.045, 0.036)}[style]
    for s in (-1, 1):
        ring = outline(style, s)
        scale = 1 + rim / wide
        slab("Rim", ring * scale + [s * gap, 0], -thick, thick, plastic, 0.016, holes=((ring * 0.985 + [s * gap, 0])[::-1],))
        lens(ring * 1.01 + [s * gap, 0], TINT[style])
        corner = s * (gap + wide + rim - 0.01)
        height = 0.09 if style == "round" else 0.13
        slab("End", rounded(0.12, 0.085, 0.03) + [corner, height], -thick, thick + 0.004, plastic, 0.014)
        x = corner + s * 0.035
        line = smooth_curve([(x, height, -0.012), (x + s * 0.012, height, -0.25), (x + s * 0.014, height, -0.75), (x + s * 0.005, height - 0.01, -1.0), (x - s * 0.012, height - 0.1, -1.2), (x - s * 0.03, height - 0.23, -1.36)])
        tube("Temple", line, np.interp(np.linspace(0, 1, len(line)), [0, 0.5, 1], [0.04, 0.03, 0.038]), plastic, 18)
        tube("Hinge", [(x - s * 0.04, height - 0.03, -0.04), (x - s * 0.04, height + 0.03, -0.04)], 0.013, pin, 12)
        boxes("Rivet", [(corner, height + d, thick + 0.004) for d in (-0.012, 0.012)], [(1, 0)] * 2, [(0, 1)] * 2, (0.012, 0.012, 0.003), pin)
    inner = gap - wide
    y = 0.09 if style == "round" else 0.1
    bridge = smooth_curve([(-inner, y - 0.035, 0.0), (-inner * 0.6, y, 0.006), (0, y + 0.018, 0.01), (inner * 0.6, y, 0.006), (inner, y - 0.035, 0.0)])
    tube("Bridge", bridge, 0.034, plastic, 18)


def wire(colour):
    """One millimetre of pale steel wire, two bridges, silicone pads."""
    gold, tips = m.metal("Wire", dye("#cbb083", 1.15), 0.2), m.simple("Tips", dye("#5b3f2a"), 0.2, coat=0.3)
    clear = m.simple("Silicone", dye("#e8e0d2"), 0.25)
    gap = 0.345
    for s in (-1, 1):
        ring = outline("metal", s) + [s * gap, 0]
        tube("Rim", np.column_stack([ring, np.zeros(len(ring))]), 0.0125, gold, 14, closed=True)
        lens(ring, TINT[f"metal {colour}"])
        x = s * (gap + 0.285)
        line = smooth_curve([(x - s * 0.02, 0.1, 0.0), (x + s * 0.03, 0.105, -0.04), (x + s * 0.04, 0.105, -0.3), (x + s * 0.04, 0.1, -0.75), (x + s * 0.03, 0.09, -1.0), (x + s * 0.012, 0.0, -1.2), (x - s * 0.006, -0.12, -1.34)])
        tube("Temple", line, 0.0125, gold, 12)
        tube("Tip", line[-32:], np.interp(np.linspace(0, 1, 32), [0, 0.15, 1], [0.018, 0.026, 0.028]), tips, 14)
        tube("Arm", smooth_curve([(s * 0.108, 0.05, -0.005), (s * 0.095, 0.02, -0.05), (s * 0.085, -0.02, -0.06)], 6), 0.006, gold, 8)
        pad = lathe("Pad", [(0.0, -0.055), (0.017, -0.045), (0.024, 0.0), (0.017, 0.045), (0.0, 0.055)], 20)
        pad.scale, pad.rotation_euler = (0.5, 1, 1), (math.radians(78), 0, s * math.radians(16))
        pad.location = (s * 0.082, -0.035, -0.06)
        pad.data.materials.append(clear)
    tube("Bridge", smooth_curve([(-0.115, 0.06, 0), (-0.06, 0.095, 0.01), (0, 0.105, 0.014), (0.06, 0.095, 0.01), (0.115, 0.06, 0)]), 0.012, gold, 12)
    tube("Brow", smooth_curve([(-0.22, 0.185, 0), (-0.1, 0.205, 0.012), (0, 0.208, 0.016), (0.1, 0.205, 0.012), (0.22, 0.185, 0)]), 0.011, gold, 12)
