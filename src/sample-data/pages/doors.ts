import { dates, facts } from './common-chapters'
import type { SamplePage } from './sample-page'

export const doors: SamplePage = {
  title: 'Glass doors',
  slug: 'doors',
  intro:
    'Four kinds, on one ground line: how each opens, what its glass weighs, and what that asks of the hinge.',
  parts: [
    {
      block: 'plate',
      drawing: 'doors',
      notes: [
        {
          name: 'Patio and sliding',
          text: 'Two sealed units of safety glass. Fogged: the unit goes, the door stays.',
        },
        { name: 'Entry lites', text: 'The glass in a front door: clear, textured or etched.' },
        {
          name: 'Frameless interior',
          text: 'One sheet of 3/8" tempered glass at your size. Above what hinges carry it is divided.',
        },
        {
          name: 'Storefront and Herculite',
          text: 'Tempered leaves of 1/2" between metal rails, made for closers.',
        },
      ],
    },
    {
      block: 'parts',
      heading: 'What carries the weight',
      lead: 'Drawn to one scale. A hinge says what it carries: these are the limits of common catalog series.',
      items: [
        {
          drawing: 'hinge-standard',
          title: 'Two standard hinges',
          figure: '80 lb',
          text: 'Doors up to 28 inches wide. In 1/2" glass and 80 inches of height that limit is reached at about 22 inches.',
        },
        {
          drawing: 'hinge-third',
          title: 'Third standard hinge',
          figure: '120 lb',
          text: 'An extra. Doors up to 32 inches wide: the least that a wider door of 1/2" glass asks for.',
        },
        {
          drawing: 'hinge-larger',
          title: 'Two larger hinges',
          figure: '110 lb',
          text: 'Doors up to 36 inches wide, where three standard hinges no longer do.',
        },
        {
          drawing: 'hinge-three',
          title: 'Three larger hinges',
          figure: '140 lb',
          text: 'For the heavy door that must stay one sheet. Beyond it the opening is better divided.',
        },
        {
          drawing: 'hinge-largest',
          title: 'The largest hinges',
          figure: '140 lb',
          text: 'A pair that reaches doors of 39 inches. Wider than that no shower door is hung.',
        },
      ],
    },
    '# Safety glass is not a choice',
    'The building code asks for tempered or laminated glass in practically every door, and also for glass within 24 inches of a door when its lower edge is less than 60 inches above the floor. Cities amend the code, so the last word is your city’s; we tell you what applies before you order.',
    {
      block: 'included',
      heading: 'What you pay for',
      items: [
        { title: 'Tempered unit for the door you have', text: '{area}' },
        { title: 'Measuring on site', text: 'to 1/16"' },
        { title: 'Old glass out of the frame', text: 'hauling it away is an option' },
        { title: 'Installation', text: 'by our own crew' },
      ],
      notHeading: 'Not in this price',
      notItems: [
        { title: 'Hinges, pivots, closers, locks', text: 'a line each' },
        { title: 'A new frameless door', text: 'priced as it is drawn' },
        { title: 'Frames, sashes, paint', text: 'not our trade' },
      ],
    },
    facts(
      'garden-doors',
      'Steel-framed garden doors. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '24 in',
          text: 'So near to a door, low glass is safety glass too.',
        },
        {
          source: 'word',
          figure: 'A few hours',
          text: 'To change the glass of most doors. A tempered pane is made first.',
        },
      ],
    ),
    dates({
      price: 'Two numbers.',
      measure: 'At your door, to 1/16".',
      approve: 'The drawing and the total.',
      ready: 'Tempered, checked.',
      install: 'A few hours.',
    }),
    {
      block: 'questions',
      heading: 'Asked about doors',
      items: [
        {
          title: 'Can the glass be replaced without the door?',
          text: 'In most patio and entry doors, yes. The stops come off, the new unit goes in, and the door stays on its hinges.',
        },
        {
          title: 'Can an old pane be cut to fit?',
          text: 'Not if it is tempered: tempered glass cannot be cut, drilled or trimmed once it is made.',
        },
      ],
    },
  ],
}
