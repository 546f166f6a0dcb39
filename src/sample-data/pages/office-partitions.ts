import { dates, facts } from './common-chapters'
import type { SamplePage } from './sample-page'

export const officePartitions: SamplePage = {
  title: 'Office partitions',
  slug: 'office-partitions',
  intro: 'Four rooms behind one front of glass. We survey the floor, draw it, and name one price.',
  parts: [
    {
      block: 'plate',
      drawing: 'office',
      notes: [
        { name: 'Glass front', text: 'Tempered panes in slim channels at head and foot.' },
        { name: 'Doors', text: 'Of the same glass, on pivots or in a rail, with a closer.' },
        {
          name: 'Glass between rooms',
          text: 'Laminated where two rooms should not hear each other.',
        },
      ],
    },
    {
      block: 'included',
      heading: 'What the price will hold',
      items: [
        { title: 'A survey of floor and ceiling', text: 'to 1/16"' },
        { title: 'Shop drawings', text: 'for you to approve' },
        { title: 'Safety glass to the commercial code', text: 'CPSC Category II in doors' },
        { title: 'Installation outside your hours', text: 'if you want it' },
      ],
      notHeading: 'Not in it',
      notItems: [
        { title: 'Permits', text: 'a line of its own' },
        { title: 'Drywall, electrical, paint', text: 'not our trade' },
      ],
    },
    facts(
      'herculite-doors',
      'Doors between rails. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '72 × 120 in',
          text: 'The largest tempered sheet. Beyond it the wall gets one more joint.',
        },
        {
          source: 'word',
          figure: '24 in',
          text: 'So near to a door, low glass is safety glass too.',
        },
      ],
    ),
    dates(
      {
        price: 'A plan, a photo or a call.',
        measure: 'Floor, ceiling, walls.',
        approve: 'Drawings, one firm price.',
        ready: 'Tempered, checked.',
        install: 'Room by room.',
      },
      false,
    ),
  ],
}
