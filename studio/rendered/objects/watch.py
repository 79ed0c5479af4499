"""Three watches, lying flat: field and dress on leather, one on a Milanese mesh."""
import math
import os

import numpy as np

import materials as m
from shapes import lathe, rounded, sheet, slab, smooth_curve, stitches, together, tube
from studio import dye, linear

LABELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "labels")
STRAP = {"field Black": "#292624", "field Green": "#5a5b3e", "dress White": "#7a4a2c", "dress Blue": "#343f5e"}
R = 0.2
HANDS = {
    # hour and minute: width, colour; second hand or none
    "field": (0.0085, "#eae4d6", "#a8452f"),
    "dress": (0.0058, "#8c6a38", None),
    "mesh": (0.0072, "#ece6da", "#a8452f"),
}


def watch(colour, style):
    return together("Watch", lambda: built(colour, style))


def built(colour, style):
    polished = style == "dress"
    steel, brushed = m.steel(), m.steel(False)
    body = steel if polished else brushed
    low = 0.8 if polished else 1.0
    profile = [(0.0, 0.0), (R * 0.85, 0.0), (R * 0.97, 0.012), (R, 0.03), (R, 0.062), (R * 0.985, 0.074), (R * 0.93, 0.088), (R * 0.89, 0.092), (R * 0.875, 0.09), (R * 0.862, 0.07)]
    lathe("Case", smooth_curve(profile, 6) * [1, low], 160).data.materials.append(body)
    top = 0.07 * low
    face(colour, style, top)
    crystal = lathe("Crystal", [(R * 0.87, top + 0.016), (R * 0.6, top + 0.022), (R * 0.3, top + 0.0255), (0.0, top + 0.0265)], 120)
    crystal.data.materials.append(m.pane("Crystal", (0.97, 0.98, 0.98, 1)))
    crystal.visible_shadow = False
    crown = lathe("Crown", [(0, 0.036), (0.017, 0.036), (0.022, 0.031), (0.022, 0.0), (0, 0.0)], 240, ribs=(30, 0.002, 0.004, 0.03))
    crown.rotation_euler, crown.location = (0, math.radians(90), 0), (R - 0.002, 0, 0.044 * low)
    crown.data.materials.append(brushed)
    for s in (-1, 1):
        for x in (-0.106, 0.106):
            slab("Lug", rounded(0.03, 0.1, 0.014) + [x, s * 0.195], 0.012, 0.055 * low, body, 0.008)
    if style == "mesh":
        mesh_band(brushed)
    else:
        leather_strap(STRAP[f"{style} {colour}"], steel)


def face(colour, style, z):
    dial = lathe("Dial", [(R * 0.87, z), (0, z)], 120)
    layer = dial.data.uv_layers.new(name="UVMap")
    for loop in dial.data.loops:
        v = dial.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (v.x / (R * 1.74) + 0.5, v.y / (R * 1.74) + 0.5)
    dial.data.materials.append(m.picture("Dial", os.path.join(LABELS, f"{style}-{colour.lower()}.png"), 0.5, 0.04))
    wide, tint, second = HANDS[style]
    if (style, colour) == ("dress", "Blue"):
        tint = "#d8b878"
    # Painted, not polished: polished hands this small only sparkle.
    paint = m.simple("Hand", dye(tint), 0.45, specular=0.3)
    for turn, length, w, lift in ((-54, 0.5, 1.0, 0.004), (60, 0.74, 0.75, 0.0075)):
        w *= wide
        hand = slab("Hand", np.array([(-w, -0.032), (w, -0.032), (w, R * length * 0.8), (0, R * length + 0.012), (-w, R * length * 0.8)]), z + lift, z + lift + 0.002, paint, 0.0004)
        hand.rotation_euler = (0, 0, math.radians(-turn))
    if second:
        needle = tube("Second", [(0, -0.045, z + 0.012), (0, R * 0.76, z + 0.012)], 0.0014, m.simple("Second", linear(second), 0.4), 6)
        needle.rotation_euler = (0, 0, math.radians(-196))
    lathe("Pin", [(0.0085, z), (0.0085, z + 0.012), (0.007, z + 0.0145), (0, z + 0.015)], 32).data.materials.append(paint)


def side(s, length, width_at, thick_at, material, rows=110, tip=0.0):
    """One half of a band, from the lugs along y; returns its rows of points."""
    ring = np.array([(-1, 0), (-0.97, 0.6), (-0.86, 0.9), (-0.5, 1.0), (0, 1.02), (0.5, 1.0), (0.86, 0.9), (0.97, 0.6), (1, 0)])
    made = []
    for q in np.concatenate([np.linspace(0, 0.93, rows), np.linspace(0.935, 1, 24)]):
        half = width_at(q)
        if tip and q > 0.93:
            half *= math.sqrt(max(0.02, 1 - ((q - 0.93) / 0.07) ** 2 * tip))
        z = 0.002 + 0.03 * math.exp(-((q * 9) ** 1.5)) + 0.004 * (1 + math.sin(q * 5 + s))
        made.append(np.column_stack([ring[:, 0] * half, np.full(9, s * (0.19 + length * q)), z + thick_at(q) * ring[:, 1]]))
    made = np.array(made)
    sheet("Band", made if s < 0 else made[:, ::-1], material, ends=True)
    return made


def leather_strap(tint, steel):
    hide = m.leather("Leather", dye(tint), 0.7, 0.55)
    thread = m.simple("Thread", dye(tint, 2.2), 0.8)
    taper = lambda q: np.interp(q, [0, 0.3, 1.0], [0.09, 0.083, 0.076])  # noqa: E731
    thick = lambda q: 0.022 + 0.018 * math.exp(-q * 5)  # noqa: E731
    for s, length, tip in ((1, 0.66, 0.0), (-1, 0.98, 0.98)):
        rows = side(s, length, taper, thick, hide, tip=tip)
        for edge in (2, 6):
            line = rows[4:104 if s < 0 else 126, edge] * [0.92, 1, 1] + [0, 0, 0.002]
            stitches(line, 0.03, 0.02, 0.0026, (0, 0, 1), thread)
    dark = m.simple("Hole", (0.01, 0.008, 0.007, 1), 0.9)
    for k in range(6):
        hole = lathe("Hole", [(0.0105, 0.0), (0.0, 0.0005)], 24)
        hole.location = (0, -0.19 - 0.98 * (0.5 + 0.068 * k), 0.0345 + 0.004 * math.sin((0.5 + 0.068 * k) * 5 - 1))
        hole.data.materials.append(dark)
    for y in (0.66, 0.78):
        slab("Keeper", rounded(0.19, 0.05, 0.012) + [0, y], 0.0, 0.047, hide, 0.01)
    buckle(0.19 + 0.66, steel)


def buckle(y, steel):
    frame = rounded(0.21, 0.135, 0.035, 10) + [0, y + 0.055]
    tube("Buckle", np.column_stack([frame, np.full(len(frame), 0.022)]), 0.0135, steel, 16, closed=True)
    tube("Prong", smooth_curve([(0, y - 0.01, 0.03), (0, y + 0.05, 0.036), (0, y + 0.13, 0.036)], 6), 0.008, steel, 12)


def mesh_band(steel):
    wire = m.milanese("Mesh")
    width = lambda q: 0.088  # noqa: E731
    thick = lambda q: 0.02  # noqa: E731
    side(1, 0.72, width, thick, wire)
    side(-1, 0.86, width, thick, wire)
    # The sliding clasp lies over the lower end.
    slab("Clasp", rounded(0.2, 0.17, 0.018) + [0, -0.82], 0.004, 0.042, steel, 0.008)
    slab("Lip", rounded(0.17, 0.018, 0.006) + [0, -0.775], 0.04, 0.048, steel, 0.003)
    slab("End", rounded(0.186, 0.04, 0.01) + [0, -1.06], 0.002, 0.032, steel, 0.007)
    slab("End", rounded(0.186, 0.04, 0.01) + [0, 0.92], 0.002, 0.034, steel, 0.007)
