import { openingOfInches } from '@/client/opening/opening'
import { lackOfGeneral } from '@/domain/pricing/offered'
import { firstGlass, offeredGlass } from '@/domain/services-catalogue/usual-glass'
import type { BuiltRequest, FlowRules } from '../wizard/use-wizard'
import {
  emptyGeneral,
  generalDraftShape,
  handGeneralSizes,
  readFeetSizes,
  withDefaults,
} from '@/builder/general/general-draft'
import { generalRequest } from '@/builder/general/general-request'
import { generalDraftOf } from '@/builder/saved/drafts-of-request'
import type { GeneralDraft } from '@/builder/general/general-draft'

export const generalRules: FlowRules<GeneralDraft, BuiltRequest> = {
  shape: generalDraftShape,
  empty: (sizes) => handGeneralSizes(emptyGeneral(), sizes),
  handOver: handGeneralSizes,
  openingOf: (draft) => {
    const { width, height } = readFeetSizes(draft)
    return width.ok && height.ok ? openingOfInches(width.inches, height.inches) : null
  },
  // a bare number would be feet
  follow: (draft, { width, height }) =>
    handGeneralSizes(draft, { width: `${width}"`, height: `${height}"` }),
  complete: (draft, tables, { serviceType, product }) =>
    withDefaults(draft, tables, firstGlass(serviceType, product)),
  build: (draft, tables, service) => {
    const request = generalRequest(draft, service, tables)
    return request ? { ok: true, request } : { ok: false, waitsFor: 'fields' }
  },
  draftOf: (inputs, draft) => ({ ...draft, ...generalDraftOf(inputs) }),
  reach: (wanted, _draft, isCalculated) => (wanted === 'quote' && isCalculated ? 'quote' : 1),
  lackOf: (tables, serviceType) => lackOfGeneral(tables, offeredGlass(serviceType)),
}
