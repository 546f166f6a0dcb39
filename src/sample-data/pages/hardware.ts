import type { SamplePage } from './sample-page'

export const hardware: SamplePage = {
  title: 'Glass hardware',
  slug: 'hardware',
  intro:
    'Hinges, clamps, channels and handles: what each is for, what it carries, and when a heavier one is needed.',
  parts: [
    {
      block: 'parts',
      heading: 'The parts and their work',
      lead: 'Drawn to one scale. A hinge says what it carries: these are the limits of common catalog series.',
      items: [
        {
          drawing: 'hinge-standard',
          title: 'Two standard hinges',
          figure: '80 lb',
          text: 'In the price of a shower, for each door. Doors up to 28 inches wide; in 1/2" glass and 80 inches of height the limit is about 22 inches.',
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
        {
          drawing: 'clamp',
          title: 'Clamps',
          text: 'Small square fittings that hold a fixed panel to wall, floor or another panel, through a notch in the glass.',
        },
        {
          drawing: 'channel',
          title: 'U-channel',
          text: 'In the price of a shower, for fixed glass. A slim metal channel along the edge in place of clamps; it forgives a wall that is not quite straight.',
        },
        {
          drawing: 'header',
          title: 'Header',
          text: 'An extra. A bar across the top that stiffens wide enclosures. Without one, more than 96 inches of width is looked at by our staff first.',
        },
        {
          drawing: 'pull',
          title: 'Handles and pulls',
          text: 'An extra: back to back, as a ladder, or with a towel bar. Holes are drilled before the glass is tempered, so the choice comes first.',
        },
        {
          drawing: 'sweep',
          title: 'Seals and sweeps',
          text: 'An extra. Clear strips at the gap and under the door. They wear, and they can be renewed without touching the glass.',
        },
      ],
    },
    {
      block: 'metals',
      heading: 'One finish on every part',
      lead: 'Hinges, clamps and handle are ordered from one series, so that the finish is the same on all of them.',
      picture: 'detail-hinge',
      caption:
        'The picture shows satin brass. Illustration made for this site, not a finished job.',
      items: [
        { metal: 'chrome', name: 'Chrome', text: '{price}' },
        { metal: 'nickel', name: 'Brushed nickel', text: '{price}' },
        { metal: 'black', name: 'Matte black', text: '{price}' },
        { metal: 'brass', name: 'Satin brass', text: '{price}' },
      ],
    },
    {
      block: 'questions',
      heading: 'Asked about hardware',
      items: [
        {
          title: 'What hardware is in the price of a shower?',
          text: 'Standard hardware: two hinges for each door, U-channel for fixed glass, in the metal you choose. Lines of their own: handle, sweep and seals, header, and heavier hinges for the difference.',
        },
        {
          title: 'Can hardware be changed later?',
          text: 'Handles, seals and often hinges of the same pattern, yes. A part that needs other holes needs other glass.',
        },
        {
          title: 'Does the wall have to be straight?',
          text: 'Within about 1/4" over the height. Beyond that the glass is cut to the wall, which costs more and has to be measured by us.',
        },
      ],
    },
  ],
}
