"""Every picture of the shop's objects, product by product at the lowest priority; what exists is skipped.

python3 all.py --width 1200 --rendered 1000 --samples 12 [--only slug] [--view front|styled|angle|detail] [--out folder] [--list]
"""
import argparse
import os
import subprocess
import sys

from catalogue import PRODUCTS, VIEWS, shots

here = os.path.dirname(os.path.abspath(__file__))
ask = argparse.ArgumentParser()
ask.add_argument("--width", type=int, default=1200)
ask.add_argument("--rendered", type=int, help="rendered that wide, then enlarged to the width")
ask.add_argument("--samples", type=int, default=12)
ask.add_argument("--threads", type=int, default=2)
ask.add_argument("--only", help="slug of one product")
ask.add_argument("--view", choices=("front", *VIEWS))
ask.add_argument("--out", default=os.path.join(here, "out"))
ask.add_argument("--list", action="store_true", help="only say what there is to do")
wanted = ask.parse_args()

os.makedirs(wanted.out, exist_ok=True)
# Debian's Blender takes the first python3 on the path for its own, and needs the system's numpy.
surroundings = {**os.environ, "THREADS": str(wanted.threads), "PATH": "/usr/bin:/bin"}
failed = []
for product in PRODUCTS:
    if wanted.only not in (None, product.slug):
        continue
    todo = []
    for name, _, _, view in shots(product.slug):
        if wanted.view not in (None, view):
            continue
        there = os.path.exists(os.path.join(wanted.out, f"{name}.png"))
        if wanted.list or there:
            print(f"{'there' if there else 'to do'} {name}", flush=True)
        if not there:
            todo.append(name)
    if wanted.list or not todo:
        continue
    # One Blender for all pictures of a product.
    sizes = [str(wanted.width), str(wanted.rendered or wanted.width), str(wanted.samples)]
    command = ["nice", "-n", "19", "blender", "-b", "-P", os.path.join(here, "shoot.py"), "--", *sizes, wanted.out, *todo]
    run = subprocess.run(command, env=surroundings, capture_output=True, text=True)
    print(*(line for line in run.stdout.splitlines() if line.startswith("PHOTO")), sep="\n", flush=True)
    missing = [name for name in todo if not os.path.exists(os.path.join(wanted.out, f"{name}.png"))]
    if missing:
        print(f"FAILED {', '.join(missing)}", run.stdout[-1500:], run.stderr[-1500:], sep="\n", flush=True)
        failed += missing
sys.exit(f"Failed: {', '.join(failed)}" if failed else 0)
