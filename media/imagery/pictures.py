"""Every picture: its scene file, size, samples, and what visitors read about it."""

ILLUSTRATION = 'Illustration made for this site, not a finished job.'


def _p(scene, title, alt, category, focal, size=(1600, 1066), samples=16, **more):
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
        12,
        region=region,
        within='glass-clear',
        key=0.22,
    )


def _whole(title, seen):
    return {**_glass(title, seen), 'region': None, 'within': None}


def _thickness(title, seen):
    return _p('thickness', title, f'{seen} lies on cork pads, the polished edge of its corner green, a pencil before it.', 'glass-styles', (50, 55), (960, 720), 16, key=0.36)


PICTURES = {
    'hero-home': _p(
        'hero-home',
        'Frameless shower in low sun',
        'Bathroom with a dark green wall on the left and, right of the middle, an ivory tiled shower behind a frameless glass panel and door with black hinges.',
        'hero',
        (65, 52),
        (2400, 1200),
        key=0.16,
    ),
    'glass-clear': _whole('Clear glass', 'A pane of clear glass with a green edge'),
    'glass-low-iron': _glass('Low-iron glass', 'A pane of low-iron glass, colorless to its pale edge,'),
    'glass-frosted': _glass('Frosted glass', 'A pane of frosted glass, all behind it turned into soft color,'),
    'glass-acid-etch': _glass('Acid etched glass', 'A pane of acid etched glass, satin, with silhouettes still showing,'),
    'glass-rain': _whole('Rain glass', 'A pane of rain glass, its surface running like water on a window,'),
    'glass-tinted-grey': _glass('Grey tinted glass', 'A pane of grey tinted glass', SHADOW_REGION),
    'glass-tinted-bronze': _glass('Bronze tinted glass', 'A pane of bronze tinted glass', SHADOW_REGION),
    'glass-patterned': _glass('Patterned glass', 'A pane of reeded glass, the view cut into narrow upright ribs,'),
    'glass-laminated': _glass('Laminated glass', 'A pane of laminated glass, its pale interlayer showing in the edge,'),
    'glass-tempered': _glass('Tempered glass', 'A thick pane of tempered glass with a green edge and a small etched mark'),
    'glass-mirror': _glass('Mirror', 'A silvered mirror reflecting a tall plant and a sunlit wall', SHADOW_REGION),
    'glass-low-e': _whole('Low-E glass in an insulated unit', 'A clear insulated unit of two panes, its aluminium spacer showing along the border,'),
    'glass-one-way': _whole('One-way mirror', 'A pane of one-way mirror, a reflected plant and wall over a faint view of what is behind it,'),
    'glass-wired': _whole('Wired glass', 'A pane of clear glass with a square mesh of steel wire inside'),
    'glass-film': _glass('Custom film on clear glass', 'A pane of clear glass with bands of frosted film, dense at the foot and loosening upward,'),
    'glass-smart': _glass('Switchable smart glass', 'A pane of switchable glass, its left half clear and its right half milky,'),
    'thickness-3-8': _thickness('Glass of 3/8 inch', 'A clear pane of 3/8 inch'),
    'thickness-1-2': _thickness('Glass of 1/2 inch', 'A clear pane of 1/2 inch'),
    'picture-window-dusk': _p(
        'picture-window-dusk',
        'Picture window at dusk',
        'Living room at blue hour with a wide three part picture window; a lamp lights a wooden armchair, an oak, a fence and lit houses stand outside.',
        'windows',
        (50, 42),
        key=0.135,
    ),
    'office-partitions': _p(
        'office-partitions',
        'Frameless office partitions',
        'Meeting room behind floor to ceiling glass in black channels, an etched band at sitting height and an open glass door with a long pull.',
        'commercial',
        (55, 48),
        key=0.29,
    ),
    'staircase': _p(
        'staircase',
        'Staircase with glass balustrade',
        'Open oak staircase rising to the right, a barely visible clear glass balustrade under an oak handrail, window light on the wall behind.',
        'railings-staircases',
        (55, 50),
        key=0.38,
    ),
    'shower-corner': _p(
        'shower-corner',
        'Corner shower with brass hardware',
        'Frameless corner shower with rose handmade tiles, brass hinges and handle, the glass door ajar; beside it a walnut vanity and a brass framed mirror.',
        'shower-enclosures',
        (35, 50),
        key=0.26,
    ),
    'dining-table': _p(
        'dining-table',
        'Round glass dining table',
        'Round table with a thick clear glass top on an oak pedestal, four oak chairs, a terracotta wall in afternoon sun.',
        'furniture',
        (52, 60),
        key=0.27,
    ),
    'landing-railing': _p(
        'landing-railing',
        'Glass guard on a landing',
        'Upstairs landing with a guard of clear glass in an aluminium base shoe, turning a corner above a living room with a green wall, in low sun.',
        'railings-staircases',
        (52, 55),
        key=0.24,
    ),
    'mirror-vanity': _p(
        'mirror-vanity',
        'Arched vanity mirrors',
        'Two arched mirrors in brass above a double walnut vanity; white boards below dusty blue plaster, lamps between the mirrors.',
        'mirrors',
        (55, 40),
        key=0.24,
    ),
    'coffee-table': _p(
        'coffee-table',
        'Glass coffee table',
        'Clear glass coffee table with rounded corners on two oak blocks, before an olive sofa in late sun.',
        'furniture',
        (50, 65),
        key=0.29,
    ),
    'shelves': _p(
        'shelves',
        'Glass shelves in an alcove',
        'Four glass shelves with books and pottery in an ochre alcove above a green cabinet with an oak top.',
        'furniture',
        (48, 40),
        key=0.24,
    ),
    'desk': _p(
        'desk',
        'Glass desk on trestles',
        'Glass desk on black steel trestles before a wide window, with a laptop, a brass lamp and papers; a bookcase at the left.',
        'furniture',
        (48, 60),
        key=0.30,
    ),
    'mirror-gym': _p(
        'mirror-gym',
        'Mirror wall in a home gym',
        'Home gym with a wall of mirror in six sheets; a rack of dumbbells, a bench and a mat on black rubber tiles.',
        'mirrors',
        (55, 50),
        key=0.25,
    ),
    'shower-neo-angle': _p(
        'shower-neo-angle',
        'Neo-angle shower with black hardware',
        'Five sided corner shower with white tiles and black hinges, its door ajar; beside it an ash vanity and a black framed mirror on sage walls.',
        'shower-enclosures',
        (30, 50),
        key=0.25,
    ),
    'shower-steam': _p(
        'shower-steam',
        'Steam shower with a transom',
        'Steam shower in dark slate closed to the ceiling with clear glass, brass hinges and a fixed transom; a bench with towels inside.',
        'shower-enclosures',
        (35, 48),
        key=0.14,
    ),
    'shower-rain': _p(
        'shower-rain',
        'Rain glass shower',
        'Shower with a panel and a door of rain glass and chrome hinges before sea blue tiles; a small ash vanity beside it.',
        'shower-enclosures',
        (35, 50),
        key=0.33,
    ),
    'windows-insulated': _p(
        'windows-insulated',
        'Insulated windows in a breakfast room',
        'Breakfast room with three white double-hung windows over a dark blue bench, a round ash table and chairs in early sun.',
        'windows',
        (50, 40),
        key=0.28,
    ),
    'window-fogged': _p(
        'windows-insulated',
        'Windows with fogged units',
        'Breakfast room with three double-hung windows: three of their six panes are white with fog and drops between two sheets of glass.',
        'windows',
        (42, 45),
        (1600, 820),
        made_by='fogged.mjs',
    ),
    'window-renewed': _p(
        'windows-insulated',
        'The same windows with new units',
        'The same breakfast room: a garden stands clear behind all six panes of its three double-hung windows.',
        'windows',
        (42, 45),
        (1600, 820),
        made_by='fogged.mjs',
    ),
    'glass-wall': _p(
        'glass-wall',
        'Wine room behind glass',
        'Wine room behind a wall of clear glass in black channels, its pivot door open; rows of bottles on walnut in warm light.',
        'glass-walls',
        (50, 48),
        key=0.18,
    ),
    'herculite-doors': _p(
        'herculite-doors',
        'Herculite entrance doors',
        'Pair of frameless glass doors on brushed rails between glass sidelites, one of them open, before an office reception with a walnut desk and three lit globes.',
        'commercial',
        (50, 50),
        key=0.23,
    ),
    'storefront': _p(
        'storefront',
        'Bakery storefront at dusk',
        'Bakery at dusk with large panes in black steel frames between brick piers; loaves and lamps behind the glass, a bench on the pavement.',
        'commercial',
        (48, 52),
        key=0.12,
    ),
    'room-divider': _p(
        'room-divider',
        'Room divider of reeded glass',
        'Three tall panels of reeded glass in an oak frame between an entrance with a bench and a sunny sitting room, the teal sofa behind them blurred by the reeds.',
        'furniture',
        (48, 48),
        key=0.31,
    ),
    'mirror-antique': _p(
        'mirror-antique',
        'Antique mirror behind a bar',
        'Home bar in walnut before a wall of antiqued mirror squares in a brass frame, with bottles, tumblers on a glass shelf and two lit globes.',
        'mirrors',
        (50, 45),
        key=0.15,
    ),
    'shower-screen': _p(
        'shower-screen',
        'Low-iron screen beside a tub',
        'Single fixed panel of low-iron glass between a tiled shower and a white soaking tub under a wide window.',
        'shower-enclosures',
        (50, 50),
        key=0.27,
    ),
    'garden-doors': _p(
        'garden-doors',
        'Steel-framed garden doors',
        'Slim black steel doors with glass, one leaf open on a brick courtyard with an olive tree; whitewashed room with linen curtains.',
        'windows',
        (50, 48),
        key=0.24,
    ),
    'detail-hinge': _p(
        'detail-hinge',
        'Brass hinge on a glass door',
        'Close view of a brass hinge with its screws and pin, holding a clear glass door with a green edge beside green handmade tiles.',
        'detail',
        (50, 50),
        key=0.20,
    ),
    'room-empty': _p(
        'room-empty',
        'Living room with a bare wall',
        'Calm living room in daylight with a wide bare plaster wall, an olive tree at the left and an open doorway to the hall at the right.',
        'room',
        (50, 50),
        (1600, 1200),
        key=0.33,
    ),
    'workshop': _p(
        'workshop',
        'A glazier’s bench',
        'Workbench with green felt and a scored pane of glass under a suction lifter, a square, a cutter and a tape measure; tools on a board behind.',
        'detail',
        (48, 55),
        key=0.20,
    ),
    'van': _p(
        'van',
        'Panes on the van’s rack',
        'White van on a driveway, clear and tinted panes standing on the aluminium rack along its side, held by poles; oaks behind.',
        'detail',
        (55, 50),
        key=0.23,
    ),
}

# what stands outside the windows: rendered once, before the first picture that looks out
VIEWS = {name: {'scene': 'view-park', 'size': (2000, 1000), 'samples': 16} for name in ('view-park', 'view-dusk')}
