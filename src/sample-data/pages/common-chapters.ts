import type { SamplePart } from './sample-page'

/** What stands under a picture of the sample company. */
export const madeForThisSite = 'Illustration made for this site, not a finished job.'

type Chapter<Block extends string> = Extract<SamplePart, { block: Block }>

type Fact = Chapter<'facts'>['items'][number]

/** Two facts of a page's own, and what the company answers for. */
export function facts(picture: string, caption: string, own: [Fact, Fact]): Chapter<'facts'> {
  return {
    block: 'facts',
    picture,
    caption,
    items: [
      ...own,
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
  }
}

/** What is done on each of the five days. */
type Steps = { price: string; measure: string; approve: string; ready: string; install: string }

/** The days of a job from a price that is online; of one that follows a visit, what is asked for first. */
export function dates(steps: Steps, isPriced = true): Chapter<'dates'> {
  return {
    block: 'dates',
    heading: 'If you say yes today',
    lead: 'One tick is one day. The visit may come sooner; the office confirms each day with you.',
    items: [
      { title: isPriced ? 'You price it' : 'You ask', text: steps.price },
      { title: 'We measure', text: steps.measure },
      { title: 'You approve', text: steps.approve },
      { title: 'Glass is ready', text: steps.ready },
      { title: 'We install', text: steps.install },
    ],
  }
}

/** The three edges that a top or a shelf may have. */
export function threeEdges(): Chapter<'parts'> {
  return {
    block: 'parts',
    heading: 'Three edges',
    lead: 'Sections through 1/2" glass, larger than life.',
    items: [
      {
        drawing: 'edge-flat',
        title: 'Flat polish',
        text: 'A bright, square edge with the sharpness taken off. The usual choice.',
      },
      {
        drawing: 'edge-pencil',
        title: 'Pencil polish',
        text: 'A rounded edge, kind to hands and hips in narrow rooms.',
      },
      {
        drawing: 'edge-bevel',
        title: 'Bevel',
        text: 'A slope along the edge that throws light on the wall. Not in 1/8" glass.',
      },
    ],
  }
}

/** The four finishes that are shown everywhere, and those of one page. */
export function finishes(own: Chapter<'finishComparator'>['items']): Chapter<'finishComparator'> {
  return {
    block: 'finishComparator',
    heading: 'How much should the glass show?',
    lead: 'Drag the line. One pane, one light, two finishes. The vase stands behind the glass.',
    items: [
      {
        finish: 'standard_clear',
        name: 'Standard clear',
        text: 'Faintly green at its edge.',
        picture: 'glass-clear',
      },
      {
        finish: 'low_iron',
        name: 'Low iron',
        text: 'Leaves white tile white.',
        picture: 'glass-low-iron',
      },
      {
        finish: 'acid_etch',
        name: 'Acid etch',
        text: 'Light, but no shapes.',
        picture: 'glass-acid-etch',
      },
      {
        finish: 'rain',
        name: 'Rain',
        text: 'Blurs, forgives water spots.',
        picture: 'glass-rain',
      },
      ...own,
    ],
  }
}
