"""Four candles, lit: two tumblers, a pillar on its plate, a bowl with two wicks."""
import math
import os

import numpy as np

import materials as m
from shapes import lathe, sheet, smooth_curve, together, tube
from studio import dye, linear

LABELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "labels")
GLAZE = {"White": "#e2d9c9", "Black": "#181513", "Green": "#7b7a5e", "Red": "#8a3526", "Blue": "#56617a"}


def candle(colour, scent):
    return together("Candle", lambda: {"fig": tumbler, "jasmine": ribbed, "sandalwood": pillar, "monsoon": bowl}[scent](colour))


def vessel(r, h, colour, ribs=None):
    """An upright tumbler with a thick rim; returns the inner radius."""
    profile = [(0.0, 0.0), (r - 0.05, 0.0), (r - 0.015, 0.006), (r, 0.03), (r, 0.06), *((r, z) for z in np.linspace(0.08, h - 0.08, 12)), (r, h - 0.05), (r, h - 0.012), (r - 0.004, h - 0.002), (r - 0.014, h), (r - 0.026, h - 0.002), (r - 0.03, h - 0.012), (r - 0.03, 0.08)]
    body = lathe("Tumbler", profile, 720 if ribs else 200, ribs=ribs)
    body.data.materials.append(m.simple("Glaze", dye(GLAZE[colour]), 0.2, specular=0.42))
    return r - 0.03


def filled(ri, top, wicks=((0.0, 0.0),), pool=0.26, depth=0.3):
    """Wax poured to `top` and molten round the wicks, each with its flame. `depth`: how far down its side is modelled."""
    surface = [(ri + 0.002, top - depth), (ri + 0.002, top + 0.03), (ri - 0.008, top + 0.012), (ri - 0.03, top + 0.002), (ri * 0.72, top), (ri * 0.4, top - 0.006), (0.03, top - 0.013), (0.0, top - 0.012)]
    body = lathe("Wax", surface, 160, 0.002)
    body.data.materials.append(m.wax(wicks=[(x, y, top) for x, y in wicks], pool=pool))
    for x, y in wicks:
        burning(x, y, top - 0.012)


def burning(x, y, z, size=1.0):
    """A wick and its flame."""
    wick = smooth_curve([(0, 0, -0.02), (0.003, 0, 0.02), (0.0, 0.002, 0.05), (0.012, 0, 0.085)]) * size + [x, y, z]
    tube("Wick", wick, 0.0085 * size, m.simple("Wick", linear("#2a211b"), 0.95), 10)
    low, high = 0.035 * size, 0.30 * size
    outline = smooth_curve([(0.002, low), (0.026 * size, low + 0.02 * size), (0.043 * size, low + 0.07 * size), (0.034 * size, low + 0.14 * size), (0.015 * size, low + 0.21 * size), (0.0005, high)], 8)
    body = lathe("Flame", outline, 40)
    body.location = (x + 0.004, y, z)
    body.data.materials.append(m.flame(low, high))
    body.visible_shadow = body.visible_diffuse = False


def label(name, r, z0, z1, half):
    """A patch of paper round the front."""
    angle = np.linspace(-half, half, 60)
    rows = [np.stack([r * np.sin(angle), -r * np.cos(angle), np.full_like(angle, z)], 1) for z in np.linspace(z0, z1, 4)]
    paper = sheet("Label", np.array(rows), m.picture("Label", os.path.join(LABELS, f"{name}.png")))
    mod = paper.modifiers.new("Paper", "SOLIDIFY")
    mod.thickness, mod.offset = 0.002, 1


def tumbler(colour):
    r, h = 0.41, 0.92
    filled(vessel(r, h, colour), h - 0.13)
    label("fig", r + 0.0022, 0.2, 0.68, 0.62)


def ribbed(colour):
    r, h = 0.42, 0.88
    filled(vessel(r, h, colour, (44, 0.012, 0.05, h - 0.06)), h - 0.12)
    label("jasmine", r + 0.003, 0.2, 0.66, 0.6)
    # The lid leans against the tumbler.
    edge = [(0.0, 0.0), (0.38, 0.0), (0.395, 0.008), (0.4, 0.02), (0.4, 0.07), (0.395, 0.082), (0.38, 0.09), (0.0, 0.09)]
    lid = lathe("Lid", edge, 160)
    lid.data.materials.append(m.wood("Oak", dye("#b59a74")))
    mod = lid.modifiers.new("Edge", "EDGE_SPLIT")
    mod.split_angle = math.radians(40)
    round_by = math.radians(-30)
    lid.rotation_euler = (0, math.radians(70), round_by)
    lid.location = (0.575 * math.cos(round_by), 0.575 * math.sin(round_by), 0.376)


def pillar(colour):
    r, h = 0.36, 1.42
    profile = [(0.0, 0.05), (r - 0.02, 0.05), (r - 0.004, 0.056), (r, 0.07), *((r, z) for z in np.linspace(0.1, h - 0.06, 10)), (r, h - 0.03), (r - 0.008, h - 0.006), (r - 0.03, h), (r - 0.075, h - 0.012), (r - 0.12, h - 0.045), (0.16, h - 0.055), (0.03, h - 0.062), (0.0, h - 0.06)]
    body = lathe("Pillar", profile, 200)
    body.data.materials.append(m.wax("Pillar", {"White": "#e6dac2", "Red": "#8a3526"}[colour], [(0, 0, h + 0.08)], 0.0, 0.12, 0.5))
    burning(0, 0, h - 0.06)
    label("sandalwood", r + 0.003, 0.5, 0.94, 0.68)
    band = r + 0.004
    lathe("Band", [(band - 0.004, 0.25), (band, 0.252), (band, 0.278), (band - 0.004, 0.28)], 200).data.materials.append(m.brass())
    plate = smooth_curve([(0.0, 0.0), (0.36, 0.0), (0.4, 0.012), (0.52, 0.035), (0.60, 0.062), (0.605, 0.072), (0.595, 0.075), (0.5, 0.055), (0.4, 0.046), (0.0, 0.046)], 8)
    lathe("Plate", plate, 160, 0.003).data.materials.append(m.stoneware("Plate", dye("#cfc2ac")))


def bowl(colour):
    profile = smooth_curve([(0.0, 0.02), (0.26, 0.02), (0.3, 0.0), (0.335, 0.0), (0.35, 0.04), (0.52, 0.13), (0.66, 0.31), (0.72, 0.5), (0.735, 0.62), (0.725, 0.635), (0.71, 0.625), (0.695, 0.5), (0.66, 0.36)], 12)
    body = lathe("Bowl", profile, 220, 0.004)
    body.data.materials.append(m.dipped("Glaze", dye(GLAZE[colour]), dye("#d8ccb6"), 0.5))
    filled(0.692, 0.53, ((-0.26, 0.03), (0.26, -0.03)), 0.24, 0.02)
