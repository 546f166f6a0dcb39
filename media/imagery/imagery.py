"""Command line of the picture workshop.

  imagery.py --scene shower-corner --samples 64      a quick look (PNG under .data/imagery/looks)
  imagery.py --final shower-corner                   the full picture where it belongs
  imagery.py --sketch shower-corner                  where everything stands, by ray casts, within seconds
  imagery.py --queue --until 02:50                   makes what is missing, or .data/imagery/queue.txt, resuming where it stopped
  imagery.py --manifest | --contact-sheet            rewrites the lists of finished pictures
"""
import argparse
import os
import signal
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
STATE = os.environ.get('IMAGERY_STATE', os.path.join(ROOT, '.data', 'imagery'))
sys.path.insert(0, HERE)

import numpy as np  # noqa: E402

from denoise import Weights, denoise  # noqa: E402
from finish import QUIET, exposure_for, film, graded, write_picture  # noqa: E402
from pictures import PICTURES, VIEWS  # noqa: E402
from places import place_of  # noqa: E402
from sheets import write_contact_sheet, write_manifest  # noqa: E402



def only_idle_time():
    """Pictures are made beside other work. Linux shares the processor between sessions first: a nice value
    counts only inside its own, so the work moves into a session of its own and that one steps back."""
    if os.getsid(0) != os.getpid():
        child = os.fork()
        if child:
            signal.signal(signal.SIGTERM, lambda *_: os.kill(child, signal.SIGTERM))
            try:
                raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
            except KeyboardInterrupt:
                os.kill(child, signal.SIGTERM)
                raise
        os.setsid()
    if os.path.exists('/proc/self/autogroup'):
        with open('/proc/self/autogroup', 'w') as group:
            group.write('19')
    os.nice(19)
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


BUSY = os.path.join(STATE, 'blender.pid')


def state(*parts):
    path = os.path.join(STATE, *parts)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    return path


def run_blender(picture, out, width, height, samples, remember=False, region=None):
    command = QUIET + ['blender', '-b', '--factory-startup', '-t', '2', '-P', os.path.join(HERE, 'render.py'), '--']
    command += ['--scene', (PICTURES | VIEWS)[picture]['scene'], '--picture', picture, '--out', out]
    command += ['--width', str(width), '--height', str(height), '--samples', str(samples)]
    if region:
        command += ['--region', ','.join(str(v) for v in region)]
    with open(f'{out}.log', 'w') as log:
        child = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)
        if remember:
            with open(BUSY, 'w') as file:
                file.write(str(child.pid))
        code = child.wait()
        if remember and os.path.exists(BUSY):
            os.remove(BUSY)
    with open(f'{out}.log') as log:
        lines = log.read().splitlines()
    if code or not os.path.exists(f'{out}.npz'):
        print('\n'.join(lines[-25:]))
        raise SystemExit(f'{picture}: blender failed')
    return [line for line in lines if ' took ' in line or line.startswith('built')]


def read_passes(path):
    with np.load(path) as stored:
        return {k: stored[k] for k in stored.files if k != 'samples'}


def samples_of(out):
    if not os.path.exists(f'{out}.npz'):
        return 0
    with np.load(f'{out}.npz') as stored:
        return int(stored['samples'])


def light_of(picture, out, region=None):
    """Denoises what is rendered; a picture that only changes part of another is set into it."""
    passes = read_passes(f'{out}.npz')
    weights = Weights(state('weights'))
    if not region:
        return denoise(weights, passes)
    height, width = passes['colour'].shape[:2]
    x0, x1, y0, y1 = region
    cut = (slice(round((1 - y1) * height) + 2, round((1 - y0) * height) - 2), slice(round(x0 * width) + 2, round(x1 * width) - 2))
    part = denoise(weights, {name: np.ascontiguousarray(values[cut]) for name, values in passes.items()})
    whole = np.load(state('light', f"{PICTURES[picture]['within']}.npy")).copy()
    h, w = part.shape[:2]
    ramp_x = np.clip(np.minimum(np.arange(w), np.arange(w)[::-1]) / 16, 0, 1)
    ramp_y = np.clip(np.minimum(np.arange(h), np.arange(h)[::-1]) / 16, 0, 1)
    mask = (ramp_y[:, None] * ramp_x[None, :])[..., None]
    whole[cut] = whole[cut] * (1 - mask) + part * mask
    return whole


def develop(picture, light, path, width, height, sharpen=0.35):
    """Grades and writes; pictures of one series share the exposure of the first."""
    settings = PICTURES[picture]
    exposure = settings.get('exposure')
    if exposure is None:
        reference = light
        if settings.get('within') and os.path.exists(state('light', f"{settings['within']}.npy")):
            reference = np.load(state('light', f"{settings['within']}.npy"))
        exposure = exposure_for(reference, settings.get('key', 0.19))
    look = settings.get('look', 'Medium High Contrast')
    image = film(graded(light, bloom=settings.get('bloom', 0.05)), look, exposure)
    return write_picture(path, image, width, height, sharpen)


def views():
    """Renders the views through windows that are missing, as linear light."""
    for name, settings in VIEWS.items():
        path = state('views', f'{name}.npy')
        if os.path.exists(path):
            continue
        out = state('rendered', name)
        print(name, *run_blender(name, out, *settings['size'], settings['samples'], True), flush=True)
        np.save(f'{path}.part.npy', denoise(Weights(state('weights')), read_passes(f'{out}.npz')).astype(np.float32))
        os.replace(f'{path}.part.npy', path)
        os.remove(f'{out}.npz')


def quick_look(picture, samples, width):
    settings = PICTURES[picture]
    full_width, full_height = settings['size']
    height = round(width * full_height / full_width)
    out = state('looks', picture)
    if os.path.exists(f'{out}.npz'):
        os.remove(f'{out}.npz')
    paused = None
    if os.path.exists(BUSY):
        with open(BUSY) as file:
            paused = int(file.read())
        os.kill(paused, signal.SIGSTOP)
    try:
        lines = run_blender(picture, out, width, height, samples)
        light = light_of(picture, out)
        size = develop(picture, light, f'{out}.png', width, height)
    finally:
        if paused:
            os.kill(paused, signal.SIGCONT)
    print(picture, *lines, f'{out}.png', size)


def sketch(picture, width=480):
    full_width, full_height = PICTURES[picture]['size']
    out = state('sketches', f'{picture}.png')
    command = QUIET + ['blender', '-b', '--factory-startup', '-t', '1', '-P', os.path.join(HERE, 'draft.py'), '--']
    command += [PICTURES[picture]['scene'], picture, out, str(width), str(round(width * full_height / full_width))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    print(*[line for line in (done.stdout + done.stderr).splitlines() if 'built' in line or 'Error' in line], out)


def final(picture, as_it_stands=False):
    settings = PICTURES[picture]
    width, height = settings['size']
    out = state('rendered', picture)
    started = time.time()
    if not as_it_stands and samples_of(out) < settings['samples']:
        lines = run_blender(picture, out, width, height, settings['samples'], True, settings.get('region'))
        print(picture, *lines, flush=True)
    light = light_of(picture, out, settings.get('region'))
    np.save(state('light', f'{picture}.npy'), light)
    path = place_of(picture)
    size = develop(picture, light, path, width, height)
    if as_it_stands:
        print(f'{picture}: developed at {samples_of(out)} samples, {size // 1000} KB', flush=True)
        return
    with open(state('done', picture), 'w') as file:
        file.write(f'{time.time() - started:.0f} s\n')
    os.remove(f'{out}.npz')
    print(f'{picture}: {size // 1000} KB after {time.time() - started:.0f} s', flush=True)


def queued():
    """The names in queue.txt; without that file every picture that is missing."""
    if not os.path.exists(state('queue.txt')):
        return [name for name, p in PICTURES.items() if 'made_by' not in p and not os.path.exists(place_of(name))]
    with open(state('queue.txt')) as file:
        return [line.strip() for line in file if line.strip()]


def queue(until):
    """Finishes queued pictures one by one; the list may grow meanwhile."""
    while time.strftime('%H:%M') < until:
        names = queued()
        waiting = [n for n in names if not os.path.exists(state('done', n)) and not os.path.exists(state('failed', n))]
        if not waiting:
            time.sleep(3)
            continue
        result = subprocess.run([sys.executable, os.path.abspath(__file__), '--final', waiting[0]])
        if result.returncode:
            with open(state('failed', waiting[0]), 'w') as file:
                file.write(str(result.returncode))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--scene')
    parser.add_argument('--samples', type=int, default=16)
    parser.add_argument('--width', type=int, default=640)
    parser.add_argument('--final')
    parser.add_argument('--sketch')
    parser.add_argument('--as-it-stands', help='develops an unfinished picture from the samples it has')
    parser.add_argument('--develop')
    parser.add_argument('--queue', action='store_true')
    parser.add_argument('--until', default='23:59')
    parser.add_argument('--manifest', action='store_true')
    parser.add_argument('--contact-sheet', action='store_true')
    parser.add_argument('--views', action='store_true', help='renders what stands outside the windows')
    options = parser.parse_args()
    if options.views or options.scene or options.final or options.sketch:
        views()
    if options.scene:
        quick_look(options.scene, options.samples, options.width)
    if options.sketch:
        sketch(options.sketch)
    if options.final:
        final(options.final)
    if options.as_it_stands:
        final(options.as_it_stands, True)
    if options.develop:
        light = np.load(state('light', f'{options.develop}.npy'))
        path = place_of(options.develop)
        print(develop(options.develop, light, path, *PICTURES[options.develop]['size']))
    if options.queue:
        queue(options.until)
    if options.manifest or options.contact_sheet:
        write_manifest()
    if options.contact_sheet:
        write_contact_sheet()


only_idle_time()
main()
