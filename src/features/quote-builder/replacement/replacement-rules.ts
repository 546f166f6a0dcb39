import { lackOfReplacements } from '@/domain/pricing/offered'
import type { FlowRules } from '../wizard/use-wizard'
import {
  emptyReplacement,
  handReplacementSizes,
  reachableReplacementStep,
  replacementDraftShape,
} from './replacement-draft'
import type { ReplacementDraft } from './replacement-draft'
import { replacementRequest } from './replacement-request'
import type { BuiltReplacement } from './replacement-request'

export const replacementRules: FlowRules<ReplacementDraft, BuiltReplacement> = {
  shape: replacementDraftShape,
  empty: emptyReplacement,
  handOver: handReplacementSizes,
  build: (draft, tables, { serviceType }) => replacementRequest(draft, tables, serviceType),
  reach: reachableReplacementStep,
  lackOf: lackOfReplacements,
}
