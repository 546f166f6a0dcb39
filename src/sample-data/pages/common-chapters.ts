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
      { source: 'warranty', text: 'Warranty on glass and work. The term is on your estimate.' },
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
    lead: 'One tick is one day; these are the earliest dates. The office confirms each one with you.',
    measureAfter: 2,
    approveAfter: 3,
    readyAfter: 6,
    installAfter: 4,
    items: [
      { title: isPriced ? 'You price it' : 'You ask', text: steps.price },
      { title: 'We measure', text: steps.measure },
      { title: 'You approve', text: steps.approve },
      { title: 'Glass is ready', text: steps.ready },
      { title: 'We install', text: steps.install },
    ],
  }
}
