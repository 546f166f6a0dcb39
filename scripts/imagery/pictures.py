"""Every picture: its scene file, size, samples, and what visitors read about it."""

ILLUSTRATION = 'Illustration made for this site, not a finished job.'


def _p(scene, title, alt, category, focal, size=(1600, 1066), samples=22, **more):
    return {
        'scene': scene,
        'title': title,
        'alt': alt,
        'caption': more.pop('caption', None) or f'{title}. {ILLUSTRATION}',
        'category': category,
        'focal': focal,
        'size': size,
        'samples': samples,
        **more,
    }


# share of the frame (left, right, bottom, top) that changes from glass to glass, without and with its shadow
PANE_REGION = (0.35, 0.725, 0.075, 0.82)
SHADOW_REGION = (0.33, 1.0, 0.02, 0.87)


def _glass(title, seen, region=PANE_REGION):
    return _p(
        'glass-study',
        title,
        f'{seen} stands in an oak foot on a stone ledge, before green tiles and a vase of branches.',
        'glass-styles',
        (55, 50),
        (1600, 1200),
        24,
        region=region,
        within='glass-clear',
        key=0.22,
    )


PICTURES = {
    'hero-home': _p(
        'hero-home',
        'Frameless shower in low sun',
        'Bathroom with a dark green wall on the left and, right of the middle, an ivory tiled shower behind a frameless glass panel and door with black hinges.',
        'hero',
        (65, 52),
        (2400, 1200),
        28,
        key=0.15,
    ),
    'glass-clear': {
        **_glass('Clear glass', 'A pane of clear glass with a green edge'),
        'region': None,
        'within': None,
    },
    'glass-low-iron': _glass('Low-iron glass', 'A pane of low-iron glass, colourless to its pale edge,'),
    'glass-frosted': _glass('Frosted glass', 'A pane of frosted glass, all behind it turned into soft colour,'),
    'glass-acid-etch': _glass('Acid etched glass', 'A pane of acid etched glass, satin, with silhouettes still showing,'),
    'glass-rain': _glass('Rain glass', 'A pane of rain glass, its surface running like water on a window,'),
    'glass-tinted-grey': _glass('Grey tinted glass', 'A pane of grey tinted glass', SHADOW_REGION),
    'glass-tinted-bronze': _glass('Bronze tinted glass', 'A pane of bronze tinted glass', SHADOW_REGION),
    'glass-patterned': _glass('Patterned glass', 'A pane of reeded glass, the view cut into narrow upright ribs,'),
    'glass-laminated': _glass('Laminated glass', 'A pane of laminated glass, its pale interlayer showing in the edge,'),
    'glass-tempered': _glass('Tempered glass', 'A thick pane of tempered glass with a green edge and a small etched mark'),
    'glass-mirror': _glass('Mirror', 'A silvered mirror reflecting a tall plant and a sunlit wall', SHADOW_REGION),
    'picture-window-dusk': _p(
        'picture-window-dusk',
        'Picture window at dusk',
        'Living room at blue hour with a wide three part picture window; a lamp lights a wooden armchair, the view outside is misty.',
        'windows',
        (50, 42),
        key=0.10,
    ),
    'office-partitions': _p(
        'office-partitions',
        'Frameless office partitions',
        'Meeting room behind floor to ceiling glass in black channels, an etched band at sitting height and an open glass door with a long pull.',
        'commercial',
        (55, 48),
        key=0.22,
    ),
    'staircase': _p(
        'staircase',
        'Staircase with glass balustrade',
        'Open oak staircase rising to the right, a barely visible clear glass balustrade under an oak handrail, window light on the wall behind.',
        'railings-staircases',
        (55, 50),
        key=0.20,
    ),
    'shower-corner': _p(
        'shower-corner',
        'Corner shower with brass hardware',
        'Frameless corner shower with rose handmade tiles, brass hinges and handle, the glass door ajar; beside it a walnut vanity and a brass framed mirror.',
        'shower-enclosures',
        (35, 50),
        key=0.21,
    ),
    'edge-stack': _p(
        'edge-stack',
        'Polished edges',
        'Close view of nine cut panes stacked on a felt lined oak rack, their polished edges green, bronze and grey, a pencil on top.',
        'detail',
        (45, 55),
        guided=False,
        render=(1120, 746),
        key=0.19,
    ),
    'dining-table': _p(
        'dining-table',
        'Round glass dining table',
        'Round table with a thick clear glass top on an oak pedestal, four oak chairs, a terracotta wall in afternoon sun.',
        'furniture',
        (52, 60),
        key=0.19,
    ),
    'terrace-railing': _p(
        'terrace-railing',
        'Frameless terrace railing',
        'Stone terrace with a frameless glass railing in an aluminium base shoe, two teak chairs, hills in evening light.',
        'railings-staircases',
        (50, 55),
        key=0.20,
    ),
}
