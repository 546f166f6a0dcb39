import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { isBeyond } from '@/domain/price-change/flags'
import { priceFields } from '@/domain/price-change/price-cell'
import type { PriceUnit, RowTable } from '@/domain/price-change/price-cell'
import { flagged } from '../../access/context-flags'
import { editsPrices } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { Refusal } from '../../refusal'
import { globalSlugs } from '../../slugs'
import { recordAlone, typedAlone } from './record-alone'

type Row = Record<string, unknown>

/**
 * A price that stands is written through a price change set. Typed on its own row it becomes a set of one,
 * published at once; one that asks for a second look, or for another meaning of its figure, is refused.
 */
export function pricesThroughSets(table: RowTable): {
  beforeValidate: CollectionBeforeValidateHook
  afterChange: CollectionAfterChangeHook
} {
  const field = priceFields[table]
  return {
    beforeValidate: async ({ data, operation, originalDoc, req }) => {
      if (operation !== 'update' || !isByHand(req)) return data
      const before = (originalDoc ?? {}) as Row
      const wanted = (data ?? {}) as Row
      refuseOtherMeaning(before, wanted)
      const now = before[field]
      const after = wanted[field]
      if (typeof now !== 'number' || typeof after !== 'number' || now === after) return data
      const { secondLookPercent } = await req.payload.findGlobal({
        slug: globalSlugs.pricingSettings,
        depth: 0,
        req,
        overrideAccess: true, // the limit holds for those who may not read it
      })
      if (isBeyond(figureOf(table, before), after, secondLookPercent)) {
        throw new Refusal(
          `It is ${now} now, and ${after} changes it by more than ${secondLookPercent}%, which a second person looks at. Make a price change set under Prices.`,
          400,
          field,
        )
      }
      return data
    },
    afterChange: async ({ doc, previousDoc, operation, req }) => {
      if (operation !== 'update' || !isByHand(req)) return doc as unknown
      const row = doc as Row & { id: number }
      const before = (previousDoc as Row)[field]
      const after = row[field]
      if (typeof before === 'number' && typeof after === 'number' && before !== after) {
        const name = nameOf(row)
        await recordAlone(req, {
          title: name,
          reason: typedAlone,
          changes: [{ table, row: row.id, name, before, after }],
        })
      }
      return doc as unknown
    },
  }
}

function isByHand(req: PayloadRequest): boolean {
  return editsPrices(viewerOf(req)) && !flagged(req.context, 'priceChangeSet')
}

/** Ten percent that become ten dollars are another price under the same figure. */
function refuseOtherMeaning(before: Row, wanted: Row): void {
  for (const field of ['costModifierType', 'unitOfMeasure']) {
    if (wanted[field] === undefined || wanted[field] === before[field]) continue
    throw new Refusal(
      'What the figure of a row means stays as it is. Make a new row, and switch this one off.',
      400,
      field,
    )
  }
}

function figureOf(table: RowTable, row: Row): { unit: PriceUnit; now: number } {
  const isPercent = table === 'tax-rules' || row.costModifierType === 'percentage'
  return { unit: isPercent ? 'percent' : 'money', now: Number(row[priceFields[table]]) }
}

function nameOf({ name, taxType }: Row): string {
  const said = name ?? taxType
  return typeof said === 'string' ? said : ''
}
