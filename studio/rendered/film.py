"""What the film makes of light, and the ground every picture of the shop stands on."""
import numpy as np

# Filmic with high contrast, measured: scene value, value in the picture.
SCENE = (0.0, 0.0043, 0.0059, 0.0081, 0.011, 0.015, 0.0205, 0.028, 0.0382, 0.0521, 0.0712, 0.0971, 0.1326, 0.181, 0.2471, 0.3373, 0.4604, 0.6285, 0.8579, 1.1711, 1.5986, 2.1823, 2.9789, 4.0664, 5.5509, 6.0)
SHOWN = (0.0, 0.0235, 0.0314, 0.0431, 0.0549, 0.0745, 0.102, 0.1333, 0.1725, 0.2196, 0.2784, 0.349, 0.4235, 0.502, 0.5804, 0.6588, 0.7294, 0.7882, 0.8392, 0.8824, 0.9176, 0.9412, 0.9608, 0.9765, 0.9843, 0.9882)

# The paper of the shop's drawings, fitted over the median of their fronts (off by 2 of 255 in the mean square):
# a cubic in x and y, both -1 to 1 from the upper left, for red, green, blue.
GROUND = (
    (0.9121, 0.8819, 0.8381),
    (-0.0401, -0.046, -0.0498),
    (-0.052, -0.0659, -0.0722),
    (-0.0245, -0.0242, -0.027),
    (-0.0041, -0.0001, 0.0027),
    (-0.0209, -0.0195, -0.0195),
    (0.0163, 0.0176, 0.02),
    (-0.0064, -0.0029, -0.0044),
    (-0.0045, -0.0038, -0.0069),
    (0.0017, 0.0057, 0.0064),
)


def scene_value(shown):
    """The light that comes out as this value (0 to 1)."""
    return np.interp(shown, SHOWN, SCENE)


def cubic(width, height):
    """The ten terms of a cubic over a picture, one row per pixel from the upper left."""
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    one = np.ones_like(x)
    return np.stack([one, x, y, x * x, x * y, y * y, x**3, x * x * y, x * y * y, y**3], -1).reshape(-1, 10)


def ground(width, height):
    """The light of the shop's ground, per pixel."""
    return scene_value((cubic(width, height) @ np.array(GROUND)).reshape(height, width, 3))
