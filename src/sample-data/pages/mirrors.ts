import { dates } from './common-chapters'
import type { SamplePage } from './sample-page'

export const mirrors: SamplePage = {
  title: 'Mirrors',
  slug: 'mirrors',
  intro:
    'Cut to your wall, to the sixteenth: rectangles, rounds, arches, or your own paper template.',
  parts: [
    {
      block: 'plate',
      drawing: 'mirrors',
      picture: 'mirror-vanity',
      caption: 'Illustration made for this site, not a finished job.',
      notes: [
        {
          name: 'Price',
          text: 'A rectangle is priced online. For other shapes a person prices your drawing: cut-outs and walls differ too much.',
        },
      ],
      marks: [
        { axis: 'x', from: 34.9, to: 49.2, at: 7.6, figure: '26″' },
        { axis: 'x', from: 49.2, to: 58.7, at: 7.6, figure: '18″' },
        { axis: 'x', from: 58.7, to: 73.5, at: 7.6, figure: '26″' },
        { axis: 'y', from: 11.7, to: 44.9, at: 26.3, figure: '40″' },
      ],
    },
    {
      block: 'limits',
      heading: 'Any shape a template can draw',
      lead: 'Drawn to one scale and hung on one line: 60 in from the floor, where most eyes meet the glass.',
      drawing: 'mirror-shapes',
      items: [
        { name: 'Rectangle', text: 'Bevel 1 1/4"' },
        { name: 'Round', text: 'Flat polish' },
        { name: 'Arch', text: 'Flat polish' },
        { name: 'Pill', text: 'Pencil edge' },
        { name: 'Full wall', text: 'Cut out for outlet and sconce' },
      ],
    },
    {
      block: 'parts',
      heading: 'Six things to decide',
      lead: 'Sections to one scale. Whatever you leave open, we settle at the wall.',
      items: [
        {
          drawing: 'mirror-size',
          title: 'Size and shape',
          text: 'Rectangles, rounds, arches, or anything on brown paper, cut to the sixteenth.',
        },
        {
          drawing: 'mirror-edge',
          title: 'Edges',
          text: 'Flat polished, pencil, or a bevel up to 1 1/4" wide.',
        },
        {
          drawing: 'mirror-thickness',
          title: 'Thickness',
          text: '1/4" for walls. 1/8" is lighter, but takes no bevel and no polished edge.',
        },
        {
          drawing: 'mirror-cutout',
          title: 'Cut-outs',
          text: 'Outlets, sconces and faucets cut clean.',
        },
        {
          drawing: 'mirror-backing',
          title: 'Safety backing',
          text: 'A film that holds the pieces, for gyms and doors: a mirror can\u2019t be tempered.',
        },
        {
          drawing: 'mirror-mounting',
          title: 'Mounting',
          text: 'Adhesive, J-channel, clips or stand-offs.',
        },
      ],
    },
    {
      block: 'included',
      heading: 'What you pay for',
      items: [
        { title: 'Silver mirror, cut to a rectangle', text: '{area}' },
        { title: 'Measuring on site', text: 'to 1/16"' },
        { title: 'Hanging, on a wall that is sound', text: 'by our own crew' },
      ],
      notHeading: 'Not in this price',
      notItems: [
        { title: 'Clips, polished edges', text: 'a line each' },
        { title: 'Shapes, bevels, cut-outs', text: 'priced by a person' },
        { title: 'Safety backing', text: 'priced by a person' },
        { title: 'Wiring, sconces, paint', text: 'not our trade' },
      ],
    },
    {
      block: 'facts',
      picture: 'mirror-gym',
      caption: 'A mirror wall in a home gym. Illustration made for this site, not a finished job.',
      items: [
        { source: 'word', figure: '1/16"', text: 'To this we measure, cut and hang.' },
        {
          source: 'word',
          figure: 'A few hours',
          text: 'To hang most mirrors, once they are made.',
        },
        {
          source: 'warranty',
          text: 'Warranty on the glass and on the work.',
        },
        {
          source: 'certifications',
          figure: 'Insured',
          text: 'For home and business, with safety glazing to your city\u2019s code.',
        },
      ],
    },
    dates({
      price: 'Two numbers and a shape.',
      measure: 'Your wall, to 1/16".',
      approve: 'The drawing and the total.',
      ready: 'Cut, polished, checked.',
      install: 'A few hours.',
    }),
  ],
}
