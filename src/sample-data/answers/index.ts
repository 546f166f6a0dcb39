import { aboutGlass } from './glass'
import { aboutPrices } from './prices'
import { aboutWork } from './work'
import type { SampleAnswer } from './sample-answer'

/** What Sandra answers for the sample company, besides what its settings and lists say. */
export const sampleAnswers: SampleAnswer[] = [...aboutPrices, ...aboutWork, ...aboutGlass]
