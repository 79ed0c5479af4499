"""Every picture of the shop's objects, one after the other at the lowest priority; what exists is skipped.

python3 all.py --width 1200 --rendered 880 --samples 16 [--only slug] [--view front|styled|angle|detail] [--out folder] [--list]
"""
import argparse
import os
import re
import subprocess
import sys

from catalogue import VIEWS, shots

here = os.path.dirname(os.path.abspath(__file__))
ask = argparse.ArgumentParser()
ask.add_argument("--width", type=int, default=1200)
ask.add_argument("--rendered", type=int, help="width of the render, enlarged to --width before the grain; without it the same")
ask.add_argument("--samples", type=int, default=16)
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
for name, _, _, view in shots(wanted.only):
    file = os.path.join(wanted.out, f"{name}.png")
    if wanted.view not in (None, view):
        continue
    if wanted.list or os.path.exists(file):
        print(f"{'there' if os.path.exists(file) else 'to do'} {name}", flush=True)
        continue
    command = ["nice", "-n", "19", "blender", "-b", "-P", os.path.join(here, "shoot.py"), "--", str(wanted.width), str(wanted.rendered or wanted.width), str(wanted.samples), wanted.out, name]
    run = subprocess.run(command, env=surroundings, capture_output=True, text=True)
    said = [line for line in run.stdout.splitlines() if re.match("PHOTO", line)]
    print(*said or [f"FAILED {name}", run.stdout[-1500:], run.stderr[-1500:]], sep="\n", flush=True)
    if not os.path.exists(file):
        failed.append(name)
sys.exit(f"Failed: {', '.join(failed)}" if failed else 0)
