"""Lists of the finished pictures: the manifest the sample data reads, and the contact sheet in docs."""
import json
import os

import cv2
import numpy as np

from pictures import PICTURES
from places import ROOT, SAMPLE, place_of


def finished():
    """Names of pictures whose file exists, in the order of the list."""
    return [name for name in PICTURES if os.path.exists(place_of(name))]


def write_manifest():
    entries = []
    for name in finished():
        p = PICTURES[name]
        image = cv2.imread(place_of(name))
        entries.append(
            {
                'file': f'{name}.webp',
                'title': p['title'],
                'alt': p['alt'],
                'caption': p['caption'],
                'category': p['category'],
                'focalPoint': {'x': p['focal'][0], 'y': p['focal'][1]},
                'width': image.shape[1],
                'height': image.shape[0],
            }
        )
    with open(os.path.join(SAMPLE, 'manifest.json'), 'w') as file:
        json.dump({'pictures': entries}, file, indent=2, ensure_ascii=False)
        file.write('\n')
    print(f'{len(entries)} pictures in the manifest')


def write_contact_sheet(columns=4, cell=400, label=44):
    """One page of all pictures with their names, and a table of the same in Markdown."""
    names = finished()
    rows = -(-len(names) // columns)
    height = int(cell * 0.68)
    sheet = np.full((rows * (height + label) + 24, columns * (cell + 16) + 16, 3), (244, 248, 250), np.uint8)
    for i, name in enumerate(names):
        image = cv2.imread(place_of(name))
        scale = min(cell / image.shape[1], height / image.shape[0])
        small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        x = 16 + (i % columns) * (cell + 16)
        y = 16 + (i // columns) * (height + label) + height - small.shape[0]
        sheet[y : y + small.shape[0], x : x + small.shape[1]] = small
        base = 16 + (i // columns) * (height + label) + height + 22
        cv2.putText(sheet, name, (x, base), cv2.FONT_HERSHEY_SIMPLEX, 0.5, (29, 33, 35), 1, cv2.LINE_AA)
    docs = os.path.join(ROOT, 'docs')
    cv2.imwrite(os.path.join(docs, 'contact-sheet.webp'), sheet, [cv2.IMWRITE_WEBP_QUALITY, 82])
    lines = [
        '# Contact sheet',
        '',
        'Every picture of `src/assets/pictures` and `media/sample`, rendered by the scripts in `media/imagery`. They are',
        'illustrations, never a finished job. Written by `npm run imagery -- --contact-sheet`.',
        '',
        '![All pictures with their names](contact-sheet.webp)',
        '',
    ]
    rows = [('File', 'Title', 'Category')] + [(f'`{n}.webp`', PICTURES[n]['title'], PICTURES[n]['category']) for n in names]
    widths = [max(len(row[k]) for row in rows) for k in range(3)]
    rows.insert(1, tuple('-' * width for width in widths))
    lines += ['| ' + ' | '.join(cell.ljust(width) for cell, width in zip(row, widths)) + ' |' for row in rows]
    with open(os.path.join(docs, 'contact-sheet.md'), 'w') as file:
        file.write('\n'.join(lines) + '\n')
