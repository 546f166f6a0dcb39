import { dates, facts } from './common-chapters'
import type { SamplePage } from './sample-page'

export const commercial: SamplePage = {
  title: 'Commercial glass',
  slug: 'commercial',
  intro: 'Sixty feet of storefront, bay by bay. We survey it, draw it, and name one firm price.',
  parts: [
    {
      block: 'plate',
      drawing: 'storefront',
      notes: [
        { name: 'Lites and transoms', text: 'Safety glass in metal frames, new or replaced.' },
        { name: 'Entrance', text: 'Doors and what stands beside them: tempered, with closers.' },
        { name: 'Folding front', text: 'Leaves that fold away in good weather.' },
        { name: 'Display', text: 'Large panes, with glass that shows true colors.' },
      ],
    },
    {
      block: 'included',
      heading: 'What the price will hold',
      items: [
        { title: 'A survey of every opening', text: 'to 1/16"' },
        { title: 'Shop drawings', text: 'for you to approve' },
        { title: 'Safety glass to the commercial code', text: 'CPSC Category II in doors' },
        { title: 'Installation outside your hours', text: 'if you want it' },
      ],
      notHeading: 'Not in it',
      notItems: [
        { title: 'Permits', text: 'a line of its own' },
        { title: 'Signs, awnings, masonry', text: 'not our trade' },
      ],
    },
    facts(
      'storefront',
      'A storefront at dusk. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '72 × 120 in',
          text: 'The largest tempered sheet. A taller bay gets a transom.',
        },
        {
          source: 'word',
          figure: 'Day and night',
          text: 'A broken front is boarded up first, and measured when it is light.',
        },
      ],
    ),
    dates(
      {
        price: 'A plan, a photo or a call.',
        measure: 'Every opening, to 1/16".',
        approve: 'Drawings, one firm price.',
        ready: 'Tempered, checked.',
        install: 'Bay by bay.',
      },
      false,
    ),
  ],
}
