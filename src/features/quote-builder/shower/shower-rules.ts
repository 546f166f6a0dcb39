import { lackOfShowers } from '@/domain/pricing/offered'
import type { FlowRules } from '../wizard/use-wizard'
import { emptyShower, handShowerSizes, showerDraftShape } from './shower-draft'
import type { ShowerDraft } from './shower-draft'
import { showerRequest } from './shower-request'
import type { BuiltRequest } from './shower-request'
import { reachableStep } from './shower-steps'

export const showerRules: FlowRules<ShowerDraft, BuiltRequest> = {
  shape: showerDraftShape,
  empty: emptyShower,
  handOver: handShowerSizes,
  build: (draft, tables, { serviceType }) => showerRequest(draft, tables, serviceType),
  reach: reachableStep,
  lackOf: lackOfShowers,
}
