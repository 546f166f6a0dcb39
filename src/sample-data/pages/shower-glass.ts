import { dates, finishes } from './common-chapters'
import type { SamplePage } from './sample-page'

export const showerGlass: SamplePage = {
  title: 'Shower glass',
  slug: 'shower-glass',
  intro: 'Frameless doors and panels in 3/8" and 1/2" tempered glass, cut to your tile.',
  parts: [
    {
      block: 'plate',
      drawing: 'shower',
      picture: 'shower-neo-angle',
      caption: 'Illustration made for this site, not a finished job.',
      notes: [
        { name: 'Header, extra', text: 'A bar across the top. It steadies the fixed panel.' },
        {
          name: 'Hinge, included',
          text: '{hinges} carry this {weight} lb door, screwed to blocking.',
        },
        { name: 'U-channel, included', text: 'A slim track. It forgives a wall that leans.' },
        {
          name: 'Sweep, extra',
          text: 'Clear vinyl. It sends water back to the tile.',
        },
      ],
    },
    finishes([
      {
        finish: 'custom_film',
        name: 'Custom film',
        text: 'Any pattern, on one side.',
        picture: 'glass-film',
      },
    ]),
    {
      block: 'limits',
      heading: 'How tall it can go',
      lead: 'Drawn to one scale. Above 80 in we advise 1/2" glass: thinner glass bows when it is tempered at that length.',
      drawing: 'shower-heights',
      items: [
        { name: 'Yours', text: '3/8", standard hinges' },
        { name: 'At ease', text: '3/8": stays flat, costs least' },
        { name: 'At most', text: '3/8": the tallest that is made' },
        { name: 'For a tall room', text: '1/2", two edges held' },
      ],
    },
    {
      block: 'metals',
      heading: 'Four metals, one hinge',
      lead: 'Solid brass under every finish. Handle holes are cut before the glass is tempered, so you choose first.',
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
      block: 'included',
      heading: 'What you pay for',
      items: [
        { title: 'Tempered glass, cut to your tile', text: '{area}' },
        { title: 'Measuring on site', text: 'to 1/16"' },
        {
          title: 'Two hinges for each door, U-channel for fixed glass',
          text: 'in the metal you choose',
        },
        { title: 'Installation', text: 'by our own crew' },
      ],
      notHeading: 'Not in this price',
      notItems: [
        { title: 'Handle, sweep and seals, header', text: 'a line each' },
        { title: 'Anti-spot coating, towel bar, robe hook', text: 'if you want them' },
        { title: 'Tile, plumbing, waterproofing', text: 'not our trade' },
      ],
    },
    {
      block: 'facts',
      picture: 'shower-rain',
      caption:
        'Rain glass on a panel and a door. Illustration made for this site, not a finished job.',
      items: [
        {
          source: 'making',
          text: 'To make tempered glass, once the drawing is approved.',
        },
        {
          source: 'word',
          figure: '1–2 days',
          text: 'At most, to install. Many showers take a few hours.',
        },
        {
          source: 'warranty',
          text: 'Warranty on the glass and on the work.',
        },
        {
          source: 'certifications',
          figure: 'Insured',
          text: 'For home and business, with safety glazing to your city’s code.',
        },
      ],
    },
    dates({
      price: 'Two numbers.',
      measure: 'At your tile, to 1/16".',
      approve: 'The drawing and the total.',
      ready: 'Tempered, checked.',
      install: 'A few hours.',
    }),
    {
      block: 'questions',
      heading: 'Asked about showers',
      items: [
        {
          title: '3/8" or 1/2"?',
          text: 'Both are tempered, both are safe. 3/8" is lighter, hangs on standard hinges up to 28 inches of door, and costs less. 1/2" reaches higher and asks for a third hinge or larger ones above about 22 inches.',
        },
        {
          title: 'How wide may a door be?',
          text: 'From 22 to 36 inches, and up to 39 on the largest hinges. Narrower than 22 nobody walks through; wider than that a fixed panel beside the door is the answer.',
        },
        {
          title: 'Which way does the door open?',
          text: 'Outward, or both ways: somebody who falls inside must be reached. The code has asked for it, and we build no other.',
        },
        {
          title: 'Are crooked walls a problem?',
          text: 'Up to 1/4" over the height is taken up by the fittings. Beyond that the glass is cut to the wall, and the estimate says so.',
        },
        {
          title: 'Does the price include installation?',
          text: 'For clear tempered glass in 3/8" and 1/2", standard installation and standard hardware are in the price: two hinges for each door, U-channel for fixed glass, in the metal you choose. Lines of their own: handle, sweep and seals, header, and heavier hinges for the difference.',
        },
        {
          title: 'What keeps the glass clear?',
          text: 'A squeegee after the shower, more than anything else. The anti-spot coating makes that easier where the water is hard.',
        },
      ],
    },
  ],
}
