import { dates, facts, madeForThisSite } from './common-chapters'
import type { SamplePage } from './sample-page'

export const windows: SamplePage = {
  title: 'Windows',
  slug: 'windows',
  intro: 'New sealed units in the frames you have, and everything else in a house that is glass.',
  parts: [
    {
      block: 'plate',
      drawing: 'window',
      picture: 'windows-insulated',
      caption: madeForThisSite,
      notes: [
        {
          name: 'Two panes',
          text: 'The thickness of a unit is measured over both and what is between.',
        },
        {
          name: 'Still air',
          text: 'Dry air, or argon as an option. It keeps warm and cold apart.',
        },
        { name: 'Low-E', text: 'An option: a clear layer of metal that turns heat around.' },
        { name: 'Spacer and seal', text: 'They keep the air dry. When they tire, it fogs.' },
      ],
    },
    {
      block: 'limits',
      heading: 'One pane, two, or two with a coating',
      lead: 'Light is drawn as a line, heat as a broken one. The prices are for your size, installed.',
      drawing: 'window-panes',
      items: [
        {
          name: 'One pane',
          text: 'Old sashes and storm windows. Light comes in, and so does the summer.',
        },
        {
          name: 'Two panes, sealed',
          text: 'The usual window. Still air slows the heat, both ways.',
        },
        {
          name: 'Two panes with Low-E',
          text: 'The coating turns heat around inside the unit. It cannot be seen.',
        },
      ],
    },
    {
      block: 'parts',
      heading: 'The rest of the house',
      lead: 'Six kinds of glass, drawn to one scale.',
      items: [
        {
          drawing: 'kind-window',
          title: 'Windows',
          text: 'Picture windows, casements and foggy units replaced in the frame you have.',
          href: '/products/glass-replacement',
        },
        {
          drawing: 'kind-door',
          title: 'Doors',
          text: 'Patio, entry and interior doors, from steel-framed to frameless.',
          href: '/products/doors',
        },
        {
          drawing: 'kind-shower',
          title: 'Shower Enclosures',
          text: 'Frameless glass to your tile, in 3/8" or 1/2".',
          href: '/products/shower-glass',
        },
        {
          drawing: 'kind-railing',
          title: 'Glass Railings',
          text: 'Guards for stairs, balconies and pools.',
          href: '/products/staircases',
        },
        {
          drawing: 'kind-mirror',
          title: 'Mirrors / Tabletops',
          text: 'Cut to size, with a polished or beveled edge.',
          href: '/products/mirrors',
        },
        {
          drawing: 'kind-stair',
          title: 'Glass Staircases',
          text: 'Treads and guards, drawn and calculated for your house.',
          href: '/products/staircases',
        },
      ],
    },
    {
      block: 'included',
      heading: 'What you pay for',
      items: [
        { title: 'Two panes, sealed to the size of your frame', text: '{area}' },
        { title: 'Measuring on site', text: 'to 1/16"' },
        { title: 'Old glass out of the frame', text: 'hauling it away is an option' },
        { title: 'Installation', text: 'by our own crew' },
      ],
      notHeading: 'Not in this price',
      notItems: [
        { title: 'Low-E', text: 'a price of its own' },
        { title: 'Argon, tint', text: 'added to your quote' },
        { title: 'Tempered glass, where the code asks for it', text: 'a price of its own' },
        { title: 'Frames, sashes, paint', text: 'not our trade' },
      ],
    },
    facts(
      'picture-window-dusk',
      'A picture window in three parts. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '14–50 sq ft',
          text: 'So large the maker warrants the seal: 14 in a unit of 1/2", 50 in one of 1".',
        },
        {
          source: 'word',
          figure: 'A few hours',
          text: 'To change most panes. The frame stays where it is.',
        },
      ],
    ),
    dates({
      price: 'Two numbers.',
      measure: 'At your window, to 1/16".',
      approve: 'The make-up and the total.',
      ready: 'Sealed, checked.',
      install: 'A few hours.',
    }),
  ],
}
