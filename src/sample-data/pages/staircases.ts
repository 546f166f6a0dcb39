import { dates, facts } from './common-chapters'
import type { SamplePage } from './sample-page'

export const staircases: SamplePage = {
  title: 'Glass on stairs',
  slug: 'staircases',
  intro: 'Guards for flights and landings. Every flight is its own, so we come before we draw.',
  parts: [
    {
      block: 'plate',
      drawing: 'stairs',
      notes: [
        { name: 'Panels', text: 'Cut to the rake, tempered or laminated. No two are alike.' },
        {
          name: 'Handrail',
          text: 'Over the nosings 36 in is usual at home. Your city decides.',
        },
        { name: 'Base shoe', text: 'Glass stands in a channel along the landing.' },
        { name: 'Cap rail', text: '42 in where the public walks. It ties the panels together.' },
      ],
    },
    {
      block: 'parts',
      heading: 'Three ways to hold a guard',
      lead: 'Sections at a quarter of their size. The structure decides, and the engineer who has seen it.',
      items: [
        {
          drawing: 'guard-channel',
          title: 'Base channel',
          text: 'The panel stands in a recessed shoe: the cleanest line.',
        },
        {
          drawing: 'guard-standoff',
          title: 'Stand-offs',
          text: 'Round mounts through the glass into the stringer.',
        },
        {
          drawing: 'guard-post',
          title: 'Posts and clamps',
          text: 'Where the floor cannot take a channel.',
        },
      ],
    },
    {
      block: 'included',
      heading: 'What the price will hold',
      items: [
        { title: 'A survey of the flight, step by step', text: 'to 1/16"' },
        { title: 'Drawings of every panel', text: 'for you to approve' },
        { title: 'Safety glass, holes and edges', text: 'made to the drawing' },
        { title: 'Installation', text: 'by our own crew' },
      ],
      notHeading: 'Not in it',
      notItems: [
        { title: 'The engineer’s letter, where your city asks for one', text: 'a line of its own' },
        { title: 'Treads, stringers, floors', text: 'not our trade' },
      ],
    },
    facts(
      'staircase',
      'An oak flight behind glass. Illustration made for this site, not a finished job.',
      [
        {
          source: 'word',
          figure: '36 and 42 in',
          text: 'How high guards usually stand: at home over a flight, and where the public walks.',
        },
        {
          source: 'word',
          figure: '60 in',
          text: 'So near to the foot of a stair, glass is safety glass by the code.',
        },
      ],
    ),
    dates(
      {
        price: 'A call or a photo.',
        measure: 'Every step, to 1/16".',
        approve: 'Panels, fixings, one firm price.',
        ready: 'Tempered, checked.',
        install: 'A day or two.',
      },
      false,
    ),
  ],
}
