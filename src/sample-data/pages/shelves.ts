import type { SamplePage } from './sample-page'

export const shelves: SamplePage = {
  title: 'Glass shelves',
  slug: 'shelves',
  intro:
    'Shelves cut to the sixteenth, with polished edges: which thickness, which edge, and what to tell us about the load.',
  parts: [
    '# Thickness is decided by the span',
    'A shelf bends between its brackets long before it breaks. The thickness follows from three figures: the distance between the supports, the depth, and what will stand on it. Give us those and we say which glass it takes, and whether a third bracket is cheaper than thicker glass.',
    {
      block: 'figures',
      heading: 'What the glass itself weighs',
      items: [
        {
          figure: '3.3 lb',
          title: '1/4" glass, a square foot',
          text: 'Bathrooms, medicine cabinets and short spans.',
        },
        {
          figure: '5 lb',
          title: '3/8" glass, a square foot',
          text: 'Most living-room shelves. 48 by 12 inches are 20 lb before a book stands on them.',
        },
        {
          figure: '6.5 lb',
          title: '1/2" glass, a square foot',
          text: 'Long spans, bars and display, on brackets that are made for it.',
        },
      ],
    },
    {
      block: 'cards',
      heading: 'Edges and glass',
      items: [
        {
          title: 'Flat polish',
          text: 'A bright, square edge with the sharpness taken off. The usual choice.',
        },
        {
          title: 'Pencil polish',
          text: 'A rounded edge, kind to hands and hips in narrow rooms.',
        },
        {
          title: 'Low iron',
          text: 'Without the green of ordinary glass, where the edge is lit or the wall is white.',
        },
        {
          title: 'Tempered',
          text: 'Where somebody may lean, fall or reach past. It is drilled and shaped first, and cannot be cut again.',
        },
      ],
    },
    {
      block: 'questions',
      heading: 'Asked about shelves',
      items: [
        {
          title: 'Is 1/8" glass enough?',
          text: 'Hardly ever. Fabricators do not polish, bevel or temper glass that thin, so its edge stays sharp.',
        },
        {
          title: 'What is the smallest tempered shelf?',
          text: 'Its diagonal has to be at least 10 inches: smaller pieces cannot go through the furnace.',
        },
        {
          title: 'Do you bring the brackets?',
          text: 'Yes, or we fit yours. Tell us what the wall is made of: tile, drywall and brick want different anchors.',
        },
      ],
    },
    {
      block: 'callBand',
      title: 'A width, a depth and a photo.',
      buttonText: 'Ask about shelves',
      href: '/contact',
    },
  ],
}
