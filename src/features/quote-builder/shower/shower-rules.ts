import { lackOfShowers } from '@/domain/pricing/offered'
import type { FlowRules } from '../wizard/use-wizard'
import { emptyShower, handShower, showerDraftShape } from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { showerDraftOf } from '@/builder/saved/drafts-of-request'
import { openingOfShower, showerRequest } from '@/builder/shower/shower-request'
import type { BuiltRequest } from '@/builder/shower/shower-request'
import { reachableStep } from './shower-steps'

export const showerRules: FlowRules<ShowerDraft, BuiltRequest> = {
  shape: showerDraftShape,
  // whoever begins measures what is there, and that is an opening
  empty: (handed) => ({ ...emptyShower(handed), sizes: 'opening' }),
  handOver: handShower,
  openingOf: openingOfShower,
  // several panels are more than one opening says
  follow: (draft, sizes) => (draft.panels.length === 1 ? handShower(draft, sizes) : draft),
  build: (draft, tables, { serviceType }) => showerRequest(draft, tables, serviceType),
  draftOf: (inputs, draft, tables) => ({ ...draft, ...showerDraftOf(inputs, tables) }),
  reach: reachableStep,
  lackOf: lackOfShowers,
}
