import type { SamplePage } from './sample-page'

export const doors: SamplePage = {
  title: 'Glass doors',
  slug: 'doors',
  intro:
    'Patio, entry, interior and office doors: what each is made of, what the code asks of its glass, and what to measure for a price.',
  parts: [
    {
      block: 'cards',
      heading: 'Four kinds of door',
      items: [
        {
          title: 'Patio and sliding',
          text: 'Two panes sealed into one unit, both of safety glass. When mist stands between them the unit is replaced and the door stays.',
        },
        {
          title: 'Entry lites',
          text: 'The glass in and beside a front door, clear, textured or etched, single or insulated.',
        },
        {
          title: 'Frameless interior',
          text: 'One sheet of 3/8" or 1/2" tempered glass on hinges, a pivot or a sliding rail.',
        },
        {
          title: 'Storefront and Herculite',
          text: 'Tempered doors held by metal rails at head and foot, made for traffic and closers.',
        },
      ],
    },
    '# Safety glass is not a choice',
    'The building code asks for tempered or laminated glass in practically every door, and also for glass within 24 inches of a door when its lower edge is less than 60 inches above the floor. Cities amend the code, so the last word is your city’s; we tell you what applies before you order.',
    {
      block: 'figures',
      heading: 'What a door weighs',
      items: [
        {
          figure: '85 lb',
          title: '30 by 80 inches in 3/8"',
          text: 'An everyday frameless door. Two standard hinges end at about 80 lb, so this one hangs on larger hinges or on three.',
        },
        {
          figure: '102 lb',
          title: '36 by 80 inches in 3/8"',
          text: 'As wide as a frameless door goes before a fixed panel beside it is the better answer.',
        },
        {
          figure: '130 lb',
          title: '36 by 80 inches in 1/2"',
          text: 'Stiffer and quieter, and a matter for the heaviest hinges or a floor pivot.',
        },
      ],
    },
    {
      block: 'steps',
      heading: 'Measuring for new door glass',
      items: [
        {
          title: 'Visible glass',
          text: 'Width and height of what you see, to the nearest 1/16 inch. We add what stands in the frame.',
        },
        {
          title: 'Thickness',
          text: 'Hold a card against the spacer and mark both panes: 1/2, 5/8, 3/4 or 1 inch overall are usual.',
        },
        {
          title: 'The corner stamp',
          text: 'Tempered glass carries a small etched mark in a corner. Note what it says, or send a photo of it by text.',
        },
      ],
    },
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
        {
          title: 'How long does it take?',
          text: 'The fitting is a matter of hours for most doors, and of a day or two for larger work.',
        },
      ],
    },
    {
      block: 'callBand',
      title: 'Know the size? See the price.',
      buttonText: 'Price door glass',
      href: '/get-quote?serviceType=door_replacement',
    },
  ],
}
