import { lackOfReplacements } from '@/domain/pricing/offered'
import type { FlowRules } from '../wizard/use-wizard'
import {
  emptyReplacement,
  handReplacementSizes,
  readSizes,
  replacementDraftShape,
} from '@/builder/replacement/replacement-draft'
import { openingOfReadings } from '@/builder/fields/opening-of-readings'
import { reachableReplacementStep } from './replacement-steps'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import { replacementDraftOf } from '@/builder/saved/drafts-of-request'
import { replacementRequest } from '@/builder/replacement/replacement-request'
import type { BuiltReplacement } from '@/builder/replacement/replacement-request'

export const replacementRules: FlowRules<ReplacementDraft, BuiltReplacement> = {
  shape: replacementDraftShape,
  empty: emptyReplacement,
  handOver: handReplacementSizes,
  openingOf: (draft) => openingOfReadings(readSizes(draft), draft),
  follow: handReplacementSizes,
  build: (draft, tables, { serviceType }) => replacementRequest(draft, tables, serviceType),
  draftOf: (inputs, draft, tables) => ({ ...draft, ...replacementDraftOf(inputs, tables) }),
  reach: reachableReplacementStep,
  lackOf: lackOfReplacements,
}
