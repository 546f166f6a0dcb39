import type { SamplePage } from './sample-page'

export const showerGlass: SamplePage = {
  title: 'Shower glass',
  slug: 'shower-glass',
  intro:
    'Frameless enclosures in 3/8" and 1/2" tempered glass: how to choose, what can be built, and a price while you read.',
  parts: [
    {
      block: 'figures',
      heading: 'What can be built',
      items: [
        {
          figure: '84"',
          title: 'Tallest in 3/8" glass',
          text: 'Above 80 inches we advise 1/2": thinner glass bows when it is tempered at that length.',
        },
        {
          figure: '120"',
          title: 'Tallest in 1/2" glass',
          text: 'To the ceiling of most rooms, with two edges of the panel held.',
        },
        {
          figure: '22–36"',
          title: 'Width of a door',
          text: 'Narrower than 22 inches nobody walks through; wider than 36 a fixed panel beside the door is the answer.',
        },
      ],
    },
    '# 3/8" or 1/2"',
    'Both are tempered, both are safe, and both stand for decades. 3/8" is lighter, hangs on standard hinges up to 28 inches of door, and costs less. 1/2" feels like a door of a hotel, reaches higher, and asks for larger hinges above about 22 inches of width. If the enclosure is 80 inches or lower and the door is narrow, 3/8" is rarely the wrong choice.',
    {
      block: 'cards',
      heading: 'Four finishes',
      items: [
        {
          title: 'Standard clear',
          text: 'Ordinary clear glass, with the faint green of iron at its edge.',
          picture: 'glass-clear',
        },
        {
          title: 'Low iron',
          text: 'For white tile and pale stone, which it leaves white.',
          picture: 'glass-low-iron',
        },
        {
          title: 'Acid etch',
          text: 'An even satin that passes light and hides shapes.',
          picture: 'glass-acid-etch',
        },
        {
          title: 'Rain',
          text: 'A rolled texture that blurs, and forgives water spots.',
          picture: 'glass-rain',
        },
      ],
    },
    {
      block: 'steps',
      heading: 'From tile to glass',
      items: [
        {
          title: 'Finish the tile',
          text: 'Glass is measured to finished tile and grout. A curb that falls 1/4 inch to the foot towards the drain keeps the water in.',
        },
        {
          title: 'Price it',
          text: 'Up to three panels online, in heights of 72, 76 and 80 inches or any other. The drawing follows what you type.',
        },
        {
          title: 'We measure',
          text: 'The width at three heights, the height at both sides, and how plumb the walls are. The smallest figure wins.',
        },
        {
          title: 'We fit',
          text: 'A few hours for most enclosures. The silicone then wants a day before the first shower.',
        },
      ],
    },
    { block: 'gallery', heading: 'Showers from the gallery', category: 'shower-enclosures' },
    {
      block: 'questions',
      heading: 'Asked about showers',
      items: [
        {
          title: 'Which way does the door open?',
          text: 'Outward, or both ways: somebody who falls inside must be reached. The code has asked for it, and we build no other.',
        },
        {
          title: 'Are crooked walls a problem?',
          text: 'Up to 1/4 inch over the height is taken up by the fittings. Beyond that the glass is cut to the wall, and the estimate says so.',
        },
        {
          title: 'Does the price include fitting?',
          text: 'For clear tempered glass in 3/8" and 1/2", standard hardware and installation are in the price. Additions are lines of their own.',
        },
        {
          title: 'What keeps the glass clear?',
          text: 'A squeegee after the shower, more than anything else. The anti-spot coating makes that easier where the water is hard.',
        },
      ],
    },
    {
      block: 'callBand',
      title: 'Three figures, one price.',
      buttonText: 'Price a shower',
      href: '/get-quote?serviceType=shower_glass_quote',
    },
  ],
}
