import { dates, facts, threeEdges } from './common-chapters'
import type { SamplePage } from './sample-page'

export const shelves: SamplePage = {
  title: 'Glass shelves',
  slug: 'shelves',
  intro:
    'A shelf bends long before it breaks. Type a span and see by how much, in every thickness.',
  parts: [
    {
      block: 'plate',
      drawing: 'shelf',
      notes: [
        { name: '1/4"', text: 'Bathrooms, medicine cabinets and short spans.' },
        { name: '3/8"', text: 'Most living rooms. The usual choice for a yard of books.' },
        { name: '1/2"', text: 'Long spans, bars and display, on brackets made for it.' },
      ],
    },
    '# A third bracket, or thicker glass',
    'Half the span sinks a sixteenth as far; twice the thickness sinks an eighth. Where the wall allows it, one more bracket in the middle is the cheaper answer. The figures above are worked out from the stiffness of glass for a full row of books; tell us what will stand on yours.',
    threeEdges(),
    {
      block: 'included',
      heading: 'What you pay for',
      items: [
        { title: 'Tempered glass, cut and polished', text: '{area}' },
        { title: 'Measuring on site', text: 'to 1/16"' },
        { title: 'Installation', text: 'by our own crew' },
      ],
      notHeading: 'Not in this price',
      notItems: [
        { title: 'Brackets, pins, standards', text: 'a line each' },
        { title: 'Low iron, tint, shaped edges', text: 'added to your quote' },
        { title: 'Carpentry, paint', text: 'not our trade' },
      ],
    },
    facts(
      'shelves',
      'Four shelves in an alcove. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '10 in',
          text: 'From corner to corner, the smallest shelf that can be tempered.',
        },
        {
          source: 'word',
          figure: '1/16"',
          text: 'To this an alcove is measured, at the back and at the front.',
        },
      ],
    ),
    dates({
      price: 'A width and a depth.',
      measure: 'At your wall, to 1/16".',
      approve: 'Thickness, edge and total.',
      ready: 'Tempered, checked.',
      install: 'A few hours.',
    }),
    {
      block: 'questions',
      heading: 'Asked about shelves',
      items: [
        {
          title: 'Is 1/8" glass enough?',
          text: 'Hardly ever. Fabricators do not polish, bevel or temper glass that thin, so its edge stays sharp.',
        },
        {
          title: 'Do you bring the brackets?',
          text: 'Yes, or we install yours. Tell us what the wall is made of: tile, drywall and brick want different anchors.',
        },
      ],
    },
  ],
}
