"""Inside Blender, one picture or more: blender -b -P shoot.py -- width rendered samples folder name..."""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import darkroom  # noqa: E402
import studio  # noqa: E402
from catalogue import shot  # noqa: E402
from stage import stage  # noqa: E402

width, rendered, samples, folder, *names = sys.argv[sys.argv.index("--") + 1 :]
for name in names:
    _, product, colour, view = shot(name)
    begin = time.time()
    studio.empty_scene()
    stage(product, colour, view)
    print(f"BUILT {name} {time.time() - begin:.0f}s", flush=True)
    darkroom.photograph(os.path.join(folder, f"{name}.png"), int(width), int(samples), int(rendered))
