import { dates, facts, madeForThisSite } from './common-chapters'
import type { SamplePage } from './sample-page'

export const glassWall: SamplePage = {
  title: 'Glass walls',
  slug: 'glass-wall',
  intro:
    'A room that is closed to noise and open to daylight. Type its width and see how it divides.',
  parts: [
    {
      block: 'plate',
      drawing: 'wall',
      picture: 'glass-wall',
      caption: madeForThisSite,
      notes: [
        {
          name: 'Panels',
          text: '1/2" tempered glass, as wide as two people carry. Tell us about stairs and elevators.',
        },
        {
          name: 'Head channel',
          text: 'Deep enough to lift a panel in, and to take a ceiling that sags.',
        },
        {
          name: 'Floor channel',
          text: 'The panel stands on blocks, never on metal. Silicone in the joints.',
        },
      ],
    },
    '# When it has to be safety glass',
    'A pane of more than 9 square feet whose lower edge is less than 18 inches above the floor and whose upper edge is more than 36 inches above it, beside a place where people walk, is safety glass by the code. So is glass beside a door, on a stair and in a guard. A glass wall is practically always all of these, so ours are tempered or laminated. Your city decides in the end; we bring the figures.',
    {
      block: 'included',
      heading: 'What you pay for',
      items: [
        { title: 'Tempered glass of 1/2"', text: '{area}' },
        { title: 'Measuring on site, floor and ceiling', text: 'to 1/16"' },
        { title: 'Installation', text: 'by our own crew' },
      ],
      notHeading: 'Not in this price',
      notItems: [
        { title: 'Channels, a door and its hardware', text: 'a line each' },
        { title: 'Laminated glass, film, smart glass', text: 'added to your quote' },
        { title: 'Drywall, electrical, paint', text: 'not our trade' },
      ],
    },
    facts(
      'office-partitions',
      'Office partitions in black channels. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '72 × 120 in',
          text: 'The largest tempered sheet. Beyond it the wall gets one more joint.',
        },
        {
          source: 'making',
          text: 'To make tempered glass, once the drawing is approved.',
        },
      ],
    ),
    dates({
      price: 'Two numbers.',
      measure: 'Floor, ceiling, walls.',
      approve: 'Every panel, and the total.',
      ready: 'Tempered, checked.',
      install: 'A day or two.',
    }),
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
  ],
}
