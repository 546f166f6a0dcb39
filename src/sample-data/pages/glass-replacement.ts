import { dates } from './common-chapters'
import type { SamplePage } from './sample-page'

export const glassReplacement: SamplePage = {
  title: 'New glass, same frame',
  slug: 'glass-replacement',
  intro:
    'Cracked, broken or foggy: in most frames only the glass is replaced, and the frame stays.',
  parts: [
    {
      block: 'plate',
      drawing: 'broken',
      notes: [
        {
          name: 'Across the glass you see',
          text: 'From frame to frame, at three heights: the smallest counts. Keep off the broken part.',
        },
        {
          name: 'And down',
          text: 'At three places too. The nearest quarter inch is enough for a price.',
        },
        {
          name: 'Leave the frame',
          text: 'How deep the glass sits in it we measure ourselves, before anything is cut.',
        },
      ],
    },
    {
      block: 'limits',
      heading: 'Which one do you have?',
      lead: 'Hold a flame or a phone light to the pane and count what it mirrors. The prices are for your size, installed.',
      drawing: 'flame-panes',
      items: [
        {
          name: 'One pane',
          text: 'Two reflections, close together. A single sheet, often in wood or steel.',
        },
        {
          name: 'Two panes, sealed',
          text: 'Four reflections, and a strip of metal or dark foam at the edge.',
        },
        {
          name: 'I don\u2019t know',
          text: 'A good answer too. We tell from a photo or at the door; until then you see a range.',
        },
      ],
    },
    {
      block: 'finishComparator',
      heading: 'Fog inside, and gone',
      lead: 'Drag the line. The frames stay; three sealed units are new.',
      items: [
        {
          name: 'Fogged',
          text: 'The seal has tired. No cloth reaches what is between the panes.',
          picture: 'window-fogged',
        },
        {
          name: 'New unit',
          text: 'Two new panes, sealed, in the frame you have.',
          picture: 'window-renewed',
        },
      ],
    },
    dates({
      price: 'Two numbers, or a photo.',
      measure: 'The frame, to 1/16".',
      approve: 'The make-up and the total.',
      ready: 'Sealed, checked.',
      install: 'A few hours.',
    }),
    {
      block: 'included',
      heading: 'What you pay for',
      items: [
        { title: 'Two panes, sealed to the size of your frame', text: '{area}' },
        { title: 'Measuring on site', text: 'to 1/16"' },
        { title: 'Old glass out of the frame', text: 'hauling it away is an option' },
        { title: 'Installation', text: 'by our own crew' },
      ],
      notHeading: 'Not in this price',
      notItems: [
        { title: 'Boarding up until it is made', text: 'a line of its own' },
        { title: 'Tempered glass, where the code asks for it', text: 'a price of its own' },
        { title: 'Frames, sashes, paint', text: 'not our trade' },
      ],
    },
    {
      block: 'questions',
      heading: 'Until we come',
      items: [
        {
          title: 'Is it open to the street?',
          text: 'Call us, day or night. We board it up first and replace the glass after, and say what it costs before we come.',
        },
        {
          title: 'What do I do with the pieces?',
          text: 'Sweep up in shoes, and leave what still stands in the frame: we take it out, and haul the old glass away if you choose that.',
        },
        {
          title: 'What if I cannot measure it?',
          text: 'Two rough numbers or a photo are enough to begin. We measure the frame before anything is cut.',
        },
        {
          title: 'Do I need a new window?',
          text: 'Rarely. In most frames only the glass is replaced, and the frame stays where it is.',
        },
      ],
    },
  ],
}
