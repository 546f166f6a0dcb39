import { dates, facts } from './common-chapters'
import type { SamplePage } from './sample-page'

export const other: SamplePage = {
  title: 'Other glass',
  slug: 'other',
  intro: 'What is made once, and only for you: six we are asked for most, drawn where they stand.',
  parts: [
    {
      block: 'plate',
      drawing: 'one-offs',
      notes: [
        {
          name: 'Painted splash',
          text: 'One sheet behind the stove, painted on its back. Low-iron glass keeps the color true; outlets are cut before tempering.',
        },
        {
          name: 'Display case',
          text: 'Edges bonded without a frame, for shops and collections. Shelves of the same glass.',
        },
        {
          name: 'Transom',
          text: 'A small pane over a door, or a pass-through, that carries light from room to room.',
        },
        {
          name: 'Tabletop',
          text: 'A cover for wood, or a top of its own from 3/8" on, with a polished or beveled edge.',
        },
        {
          name: 'Hearth screen',
          text: 'Tempered glass before an open fire. A stove door needs ceramic glass, which takes the heat.',
        },
        {
          name: 'Old sash',
          text: 'One pane in putty, cut to the old frame, in wavy or textured glass if its neighbors are.',
        },
      ],
    },
    {
      block: 'parts',
      heading: 'Drawn before it is cut',
      lead: 'Yours is priced from its drawing; the figures above are for a plain sheet.',
      items: [
        {
          drawing: 'agreed-template',
          title: 'You show it',
          href: '/contact',
          text: 'A photo, a sketch, or brown paper cut to shape. Paper is best for whatever is no rectangle: mark the side that shows.',
        },
        {
          drawing: 'agreed-drawing',
          title: 'We draw it',
          text: 'With figures, holes and edges. A hole or notch wider than a third of the sheet is looked at with the fabricator first.',
        },
        {
          drawing: 'agreed-signed',
          title: 'You sign it',
          text: 'Glass that is cut to a drawing cannot be taken back, so your name comes before the cut.',
        },
      ],
    },
    facts(
      'workshop',
      'A glazier\u2019s bench. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '1/16"',
          text: 'To this we measure, whether from your wall or from your paper.',
        },
        {
          source: 'word',
          figure: '72 × 120 in',
          text: 'The largest tempered sheet. A longer splash gets one joint, behind the stove if you like.',
        },
      ],
    ),
    dates(
      {
        price: 'A photo, a sketch or a call.',
        measure: 'The wall, or your template.',
        approve: 'The drawing, one firm price.',
        ready: 'Cut, polished, checked.',
        install: 'From an hour to a day.',
      },
      false,
    ),
  ],
}
