"""Takes the noise out of a render: the network and the weights of Intel Open Image Denoise, run with numpy.

The weights (Apache-2.0) are not in git; README.md says where they come from. They are those for noisy albedo and normal.
"""
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights", "rt_hdr_alb_nrm.tza")


def without_noise(colour, albedo, normal):
    """The picture without noise; all arrays are height x width x 3, colour is linear light."""
    weights = read(WEIGHTS)
    scale = exposure(colour)
    h, w, _ = colour.shape
    features = np.concatenate([encoded(colour * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], 2).astype(np.float32)
    # Four times halved, so its sides are multiples of 16.
    features = np.pad(features, ((0, -h % 16), (0, -w % 16), (0, 0)), "edge")
    return decoded(network(features, weights)[:h, :w]) / scale


def read(path):
    """A file of tensors: magic, version and where the table begins, then per tensor its name, shape, layout, type and place."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, at = struct.unpack_from("<HBBQ", data)
    if (magic, major) != (0x41D7, 2):
        raise ValueError(f"{path} is no file of weights of version 2")

    def take(kind):
        nonlocal at
        values = struct.unpack_from(f"<{kind}", data, at)
        at += struct.calcsize(f"<{kind}")
        return values

    tensors = {}
    for _ in range(*take("I")):
        name = take(f"{take('H')[0]}s")[0].decode()
        dimensions = take("B")[0]
        shape = take(f"{dimensions}I")
        take(f"{dimensions}s")
        kind = {b"f": "<f4", b"h": "<f2"}[take("c")[0]]
        values = np.frombuffer(data, kind, int(np.prod(shape)), take("Q")[0]).reshape(shape).astype(np.float32)
        # From output, input, y, x to one column per output.
        tensors[name] = values.transpose(2, 3, 1, 0).reshape(-1, shape[0]) if dimensions == 4 else values
    return tensors


def network(features, weights):
    """A U-net: four times down and up again, with what was there on the way down beside it."""

    def conv(name, *inputs):
        return convolved(inputs, weights[f"{name}.weight"], weights[f"{name}.bias"])

    levels = [features]
    x = conv("enc_conv0", features)
    for name in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
        x = halved(conv(name, x))
        levels.append(x)
    x = conv("enc_conv5b", conv("enc_conv5a", levels.pop()))
    for step in (4, 3, 2, 1):
        x = conv(f"dec_conv{step}b", conv(f"dec_conv{step}a", doubled(x), levels.pop()))
    return conv("dec_conv0", x)


def convolved(inputs, weight, bias, block=1 << 19):
    """3 x 3 convolution with zeros around it, then no value below 0; some rows at a time, so that they stay in the cache."""
    h, w, _ = inputs[0].shape
    padded = np.zeros((h + 2, w + 2, sum(i.shape[2] for i in inputs)), np.float32)
    np.concatenate(inputs, 2, out=padded[1:-1, 1:-1])
    channels = padded.shape[2]
    out = np.empty((h, w, weight.shape[1]), np.float32)
    step = max(1, block // (w * 9 * channels))
    around = np.empty((step, w, 3, 3 * channels), np.float32)
    # Three neighbours in a row lie beside each other in memory: one window of three times the channels.
    windows = np.lib.stride_tricks.as_strided(padded, (h + 2, w, 3 * channels), padded.strides, writeable=False)
    for top in range(0, h, step):
        rows = min(step, h - top)
        for y in range(3):
            around[:rows, :, y] = windows[top + y : top + y + rows]
        np.dot(around[:rows].reshape(rows * w, -1), weight, out=out[top : top + rows].reshape(rows * w, -1))
    out += bias
    return np.maximum(out, 0, out=out)


def halved(x):
    h, w, c = x.shape
    return x.reshape(h // 2, 2, w // 2, 2, c).max((1, 3))


def doubled(x):
    return x.repeat(2, 0).repeat(2, 1)


def exposure(colour, key=0.18, bin=16):
    """What brings the mean light, of all that is not black, to a middle grey."""
    h, w = (s // bin * bin for s in colour.shape[:2])
    light = colour[:h, :w] @ np.array([0.212671, 0.71516, 0.072169], np.float32)
    light = light.reshape(h // bin, bin, w // bin, bin).mean((1, 3))
    light = light[light > 1e-8]
    return key / np.exp2(np.log2(light).mean()) if light.size else 1.0


# The curve between light and what the network sees: straight, then a power, then a logarithm.
A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3, 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1
BRIGHTEST = 65504.0
SPAN = E * np.log(BRIGHTEST + F) + G


def encoded(y):
    y = np.clip(y, 0, BRIGHTEST)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * y**C + D, E * np.log(y + F) + G)) / SPAN


def decoded(x):
    x = np.maximum(x, 0) * SPAN
    power = np.maximum((x - D) / B, 0) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F)).astype(np.float32)
