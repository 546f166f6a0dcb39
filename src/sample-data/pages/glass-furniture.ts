import { dates, facts, threeEdges } from './common-chapters'
import type { SamplePage } from './sample-page'

export const glassFurniture: SamplePage = {
  title: 'Furniture in glass',
  slug: 'glass-furniture',
  intro: 'Choose a shape, an edge and a corner, and the top is drawn with its chairs around it.',
  parts: [
    {
      block: 'plate',
      drawing: 'table',
      notes: [
        { name: 'A rectangle', text: 'Priced online as a tempered top, with its edges polished.' },
        {
          name: 'Rounds and ovals',
          text: 'A person prices them: they are cut from the sheet that they fit into.',
        },
        {
          name: 'Legs and base',
          text: 'Yours, or made with you. Tell us below what you have in mind.',
        },
      ],
    },
    threeEdges(),
    {
      block: 'included',
      heading: 'What you pay for',
      items: [
        { title: 'Tempered top, cut and polished', text: '{area}' },
        { title: 'Measuring on site', text: 'to 1/16"' },
        { title: 'Bringing it in and setting it', text: 'by our own crew' },
      ],
      notHeading: 'Not in this price',
      notItems: [
        { title: 'Legs, base, stand-offs', text: 'a line each' },
        { title: 'Bevels, shapes, low iron, tint', text: 'added to your quote' },
      ],
    },
    facts(
      'dining-table',
      'A round table on oak. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '72 × 120 in',
          text: 'The largest top that is tempered in one sheet.',
        },
        {
          source: 'word',
          figure: '6.5 lb',
          text: 'What a square foot of 1/2" glass weighs; 3/8" weighs about 5.',
        },
      ],
    ),
    dates({
      price: 'A shape and two numbers.',
      measure: 'At your base, to 1/16".',
      approve: 'The drawing and the total.',
      ready: 'Tempered, checked.',
      install: 'An hour or so.',
    }),
  ],
}
