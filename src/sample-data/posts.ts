import type { SampleBlock } from './rich-text'

type SamplePost = {
  title: string
  slug: string
  excerpt: string
  author: string
  publishedAt: string
  /** Its picture in the manifest. */
  picture: string
  lines: (string | SampleBlock)[]
}

export const posts: SamplePost[] = [
  {
    title: 'How to measure for a shower door',
    slug: 'how-to-measure-for-a-shower-door',
    excerpt:
      'Three widths, two heights and a level: what to write down before you ask for a price, and why the smallest number wins.',
    author: 'Morgan Sample',
    publishedAt: '2026-10-12T12:00:00.000Z',
    picture: 'shower-corner',
    lines: [
      'An online price needs only a width and a height. A pane that fits needs a little more care, and ten minutes.',
      '# Wait for the tile',
      'Glass is cut to the finished opening. Measure after tile and grout, never to the studs: half an inch of mortar is the difference between a door that closes and one that does not.',
      '# Width at three heights',
      'Measure at the curb, at the middle and at the top, to the nearest 1/16". Walls lean, and they seldom lean together. The smallest of the three is the width the glass has to pass.',
      {
        block: 'figures',
        heading: 'One opening, three widths, their difference drawn large',
        items: [
          { figure: '36 5/8"', title: 'At the top', text: 'The tile ends a little early.' },
          { figure: '36 1/2"', title: 'In the middle', text: 'The smallest: write this one down.' },
          {
            figure: '36 9/16"',
            title: 'At the curb',
            text: 'Measured on top of it, not before it.',
          },
        ],
      },
      '# Height on both sides',
      'Then the height at the left and at the right. If they differ, the curb slopes sideways, and the panels are cut to follow it.',
      '# Hold a level to the wall',
      'More than a quarter of an inch out of plumb over the height of the door is worth telling us. It can be cut to, but not guessed.',
      'Before anything is cut we measure again ourselves. Your numbers make the estimate honest; ours make the glass fit.',
    ],
  },
  {
    title: 'Foggy windows: why the unit, and not the window, is worn out',
    slug: 'foggy-windows-replace-the-unit',
    excerpt:
      'Mist between two panes means a tired seal. In most frames the glass can be changed in a few hours, and the window stays.',
    author: 'Casey Sample',
    publishedAt: '2026-09-03T12:00:00.000Z',
    picture: 'windows-insulated',
    lines: [
      'A double-glazed window is a sealed unit in a frame. When the seal tires, damp air gets between the panes, and no cleaning reaches it.',
      '# What is replaced',
      'The unit alone: two panes and the spacer between them, made to the old size and set into the old frame. Trim, paint and sash stay as they are.',
      '# What to measure',
      'The visible glass in width and height, and the overall thickness of the unit, which is usually 1/2, 5/8, 3/4 or 1 inch. The thickness can often be read from the spacer with a card held against the glass.',
      '# When a new window is better',
      'When the frame itself is rotten or bent. We say so when we see it.',
    ],
  },
  {
    title: 'Clear or low iron? Look at the edge',
    slug: 'clear-or-low-iron',
    excerpt:
      'Ordinary glass is faintly green, and the thicker the greener. When that matters, and when it does not.',
    author: 'Morgan Sample',
    publishedAt: '2026-07-20T12:00:00.000Z',
    picture: 'thickness-3-8',
    lines: [
      'Hold a sheet of half-inch glass by its edge and you see the green of bottle glass. It comes from iron in the sand, and every pane has some of it.',
      '# Where you notice',
      'Against white tile, pale stone and daylight lamps. A clear enclosure lends them a cool cast; low-iron glass leaves them white.',
      '# Where you do not',
      'In windows, on dark tile, in gray or bronze surroundings, and in thin panes. There the difference is not worth its price.',
      'We keep offcuts of both in the showroom. Bring a tile and look through them.',
    ],
  },
  {
    title: 'How to measure a window',
    slug: 'how-to-measure-a-window',
    excerpt:
      'Three widths and three heights of the glass you see: what to type for a price, and why the smallest number counts.',
    author: 'Casey Sample',
    publishedAt: '2026-06-02T12:00:00.000Z',
    picture: 'picture-window-dusk',
    lines: [
      'A price for a pane asks for two numbers. With a tape, from inside the room, they take five minutes.',
      '# The glass you see',
      'Measure from frame to frame, not over it. The frame stays, and how deep the glass sits in it we measure ourselves. Keep off broken glass: send a photo, and we measure.',
      '# Three widths and three heights',
      'Across at the top, in the middle and at the bottom; then down at the left, in the middle and at the right. Where they differ, type the smallest: old frames are seldom square.',
      {
        block: 'figures',
        heading: 'One window, three widths, their difference drawn large',
        items: [
          { figure: '24 1/2"', title: 'Across the top', text: 'The frame is still square here.' },
          {
            figure: '24 1/4"',
            title: 'Across the middle',
            text: 'The smallest: type this one.',
          },
          { figure: '24 3/4"', title: 'Across the bottom', text: 'The sill has settled a little.' },
        ],
      },
      '# How exact',
      'The nearest quarter inch is enough for a price. Before anything is cut we measure again ourselves, to 1/16".',
      '# One pane or two',
      'Hold a phone light to the glass and count what it mirrors. Two panes with a spacer between them are a sealed unit. It is measured the same way; how thick it is can often be read from the spacer with a card held against the glass.',
      'Several panes of one window are measured one by one, and priced in one quote.',
    ],
  },
]
