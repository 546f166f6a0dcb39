import type { SamplePage } from './sample-page'

export const hardware: SamplePage = {
  title: 'Glass hardware',
  slug: 'hardware',
  intro:
    'Hinges, clamps, channels and handles: what each is for, what it carries, and when a heavier one is needed.',
  parts: [
    {
      block: 'figures',
      heading: 'What hinges carry',
      items: [
        {
          figure: '80 lb',
          title: 'Two standard hinges',
          text: 'Doors up to 28 inches wide. In 1/2" glass and 80 inches of height that limit is reached at about 22 inches.',
        },
        {
          figure: '110 lb',
          title: 'Two larger hinges',
          text: 'Doors up to 36 inches wide: the usual answer for 1/2" glass.',
        },
        {
          figure: '140 lb',
          title: 'Three larger hinges',
          text: 'For the heavy door that must stay one sheet. Beyond it the opening is better divided.',
        },
      ],
    },
    'These are the limits of common catalog series; the sheet of the hinge that is chosen decides. The builder weighs your door as you type and picks a set that carries it. Standard hinges are part of a shower’s price, and a heavier set is a line of its own that you can see.',
    {
      block: 'cards',
      heading: 'The parts and their work',
      items: [
        {
          title: 'Hinges',
          text: 'Wall to glass, or glass to glass at 90, 135 and 180 degrees. A fixed panel that carries a door is held at head and foot.',
        },
        {
          title: 'Clamps',
          text: 'Small square fittings that hold a fixed panel to wall, floor or another panel, through a notch in the glass.',
        },
        {
          title: 'U-channel',
          text: 'A slim metal channel along the edge in place of clamps. It forgives a wall that is not quite straight.',
        },
        {
          title: 'Header',
          text: 'A bar across the top that stiffens wide enclosures. Without one, more than 96 inches of width is looked at by our staff first.',
        },
        {
          title: 'Handles and pulls',
          text: 'Back to back, with a towel bar, or a knob. Holes are drilled before the glass is tempered, so the choice comes first.',
        },
        {
          title: 'Seals and sweeps',
          text: 'Clear strips at the gap and under the door. They wear, and they can be renewed without touching the glass.',
        },
      ],
    },
    '# Finishes',
    'Black, nickel, chrome and brass are stocked for most parts. Hinges, clamps and handle are ordered from one series, so that the finish is the same on all of them.',
    {
      block: 'questions',
      heading: 'Asked about hardware',
      items: [
        {
          title: 'Can hardware be changed later?',
          text: 'Handles, seals and often hinges of the same pattern, yes. A part that needs other holes needs other glass.',
        },
        {
          title: 'Does the wall have to be straight?',
          text: 'Within about 1/4 inch over the height. Beyond that the glass is cut to the wall, which costs more and has to be measured by us.',
        },
      ],
    },
    {
      block: 'callBand',
      title: 'See your door with its hinges.',
      buttonText: 'Open the builder',
      href: '/get-quote?serviceType=shower_glass_quote',
    },
  ],
}
