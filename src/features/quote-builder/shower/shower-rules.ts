import { lackOfShowers } from '@/domain/pricing/offered'
import type { FlowRules } from '../wizard/use-wizard'
import { handOpening } from '@/builder/shower/hand-opening'
import { hangDoors } from '@/builder/shower/hung-doors'
import { emptyShower, showerDraftShape } from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { showerDraftOf } from '@/builder/saved/drafts-of-request'
import { openingOfShower, showerRequest } from '@/builder/shower/shower-request'
import type { BuiltRequest } from '@/builder/shower/shower-request'
import { reachableStep } from './shower-steps'

export const showerRules: FlowRules<ShowerDraft, BuiltRequest> = {
  shape: showerDraftShape,
  // whoever begins measures what is there, and that is an opening
  empty: (handed) => handOpening({ ...emptyShower(), sizes: 'opening' }, handed),
  handOver: handOpening,
  openingOf: openingOfShower,
  // several sizes of glass are more than one opening says
  follow: (draft, sizes) =>
    draft.sizes === 'opening' || draft.panels.length === 1 ? handOpening(draft, sizes) : draft,
  settle: hangDoors,
  build: (draft, tables, { serviceType }) => showerRequest(draft, tables, serviceType),
  draftOf: (inputs, draft, tables) => ({
    ...draft,
    ...showerDraftOf(inputs, tables),
    unreadOpening: undefined,
  }),
  reach: reachableStep,
  lackOf: lackOfShowers,
}
