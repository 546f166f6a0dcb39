import { aboutCrews } from './crews'
import { aboutKindsOfGlass } from './kinds-of-glass'
import { aboutMeasuring } from './measuring'
import { aboutMetalAndCare } from './metal-and-care'
import { aboutMirrorsAndTables } from './mirrors-and-tables'
import { aboutOtherWork } from './other-work'
import { aboutPaying } from './paying'
import { aboutPrices } from './prices'
import { aboutReachingUs } from './reaching-us'
import { aboutSafety } from './safety'
import { aboutService } from './service'
import { aboutShowers } from './showers'
import { aboutWindows } from './windows'
import type { SampleAnswer } from './sample-answer'

/** What Sandra answers for the sample company, besides what its settings and lists say. */
export const sampleAnswers: SampleAnswer[] = [
  ...aboutPrices,
  ...aboutPaying,
  ...aboutService,
  ...aboutMeasuring,
  ...aboutCrews,
  ...aboutReachingUs,
  ...aboutWindows,
  ...aboutSafety,
  ...aboutShowers,
  ...aboutMetalAndCare,
  ...aboutKindsOfGlass,
  ...aboutMirrorsAndTables,
  ...aboutOtherWork,
]
