import type { SamplePage } from './sample-page'

export const glassWall: SamplePage = {
  title: 'Glass walls',
  slug: 'glass-wall',
  intro:
    'Interior walls of glass for homes and offices: a room that is closed to noise and open to daylight.',
  parts: [
    {
      block: 'cards',
      heading: 'Three ways to hold a wall',
      items: [
        {
          title: 'Floor and ceiling channel',
          text: 'Slim channels at head and foot, silicone between the panes: the quietest line.',
        },
        {
          title: 'Clamps',
          text: 'Point fittings where no channel is wanted, for low screens and single panels.',
        },
        {
          title: 'Steel-look grid',
          text: 'Narrow black frames with panes between them. It takes insulated or laminated glass.',
        },
      ],
    },
    '# When it has to be safety glass',
    'A pane of more than 9 square feet whose lower edge is less than 18 inches above the floor and whose upper edge is more than 36 inches above it, beside a place where people walk, is safety glass by the code. So is glass beside a door, on a stair and in a guard. A glass wall is practically always all of these, so ours are tempered or laminated. Your city decides in the end; we bring the figures.',
    {
      block: 'figures',
      heading: 'Sizes and weights',
      items: [
        {
          figure: '72 × 120"',
          title: 'Largest tempered sheet',
          text: 'Beyond it the wall gets one more joint, or a price by hand.',
        },
        {
          figure: '156 lb',
          title: '36 by 96 inches in 1/2"',
          text: 'One panel of an ordinary room. Tell us about stairs and elevators when you ask.',
        },
        {
          figure: '3/8–1/2"',
          title: 'The usual thickness',
          text: 'By height, and by whether a door hangs on it. Laminated glass is the quieter choice.',
        },
      ],
    },
    {
      block: 'questions',
      heading: 'Asked about glass walls',
      items: [
        {
          title: 'Does it keep noise out?',
          text: 'Speech, largely; music, less. Laminated glass and sealed joints do most of it, and a door is always the weakest point.',
        },
        {
          title: 'Can it be private?',
          text: 'With an etched or reeded pane, a band of film at eye level, or smart glass that turns from clear to white at a switch.',
        },
        {
          title: 'Can it be moved later?',
          text: 'Panels in channels can be taken out and set again. The sheet keeps its size: tempered glass is never cut.',
        },
      ],
    },
    {
      block: 'callBand',
      title: 'A plan or a photo is enough.',
      buttonText: 'Ask about a wall',
      href: '/contact',
    },
  ],
}
