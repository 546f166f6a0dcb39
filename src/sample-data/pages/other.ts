import type { SamplePage } from './sample-page'

export const other: SamplePage = {
  title: 'Other glass',
  slug: 'other',
  intro:
    'Back-painted splashes, tabletops, display cases, fireplace glass: what is made once, and only for you.',
  parts: [
    {
      block: 'cards',
      heading: 'What people ask for',
      items: [
        {
          title: 'Back-painted splashes',
          text: 'One sheet behind the stove instead of tile and grout. Low-iron glass keeps the color true; outlets are cut before tempering.',
        },
        {
          title: 'Tabletops',
          text: 'A cover for wood, or a top of its own from 3/8" on, with a polished or beveled edge.',
        },
        {
          title: 'Display cases',
          text: 'Bonded edges without frames, for shops and collections.',
        },
        {
          title: 'Fireplace and stove glass',
          text: 'Tempered glass screens an open hearth. A stove door needs ceramic glass, which takes the heat that tempered glass does not.',
        },
        {
          title: 'Pass-throughs and transoms',
          text: 'Small panes that carry light from room to room.',
        },
        {
          title: 'Old sashes',
          text: 'Single panes in putty, cut to the old frame, also in wavy or textured glass.',
        },
      ],
    },
    {
      block: 'steps',
      heading: 'How a one-off begins',
      items: [
        {
          title: 'Show it',
          text: 'A photo, a sketch or brown paper cut to shape. Paper is best for anything that is not a rectangle.',
        },
        {
          title: 'We draw it',
          text: 'With figures, holes and edges. A hole or notch wider than a third of the sheet is looked at with the fabricator first.',
        },
        {
          title: 'You sign the drawing',
          text: 'Glass that is cut to a drawing cannot be taken back, so the drawing comes before the cut.',
        },
      ],
    },
    {
      block: 'callBand',
      title: 'Describe it in your own words.',
      buttonText: 'Ask us',
      href: '/contact',
    },
  ],
}
