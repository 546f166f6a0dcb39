import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { isBeyond } from '@/domain/price-change/flags'
import { settingOf } from '@/domain/price-change/price-cell'
import type { PriceCell, SettingField } from '@/domain/price-change/price-cell'
import { settingCells } from '@/domain/price-change/setting-cells'
import type { PricingSetting } from '@/payload-types'
import { flagged } from '../../access/context-flags'
import { editsPrices } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { recordAlone, typedInSettings } from '../../pricing/hooks/record-alone'
import { Refusal } from '../../refusal'
import { globalSlugs, slugs } from '../../slugs'

type Change = { cell: PriceCell; field: SettingField; after: number }

function changesBetween(before: PricingSetting, after: Partial<PricingSetting>): Change[] {
  return settingCells(before).flatMap((cell) => {
    const field = settingOf(cell.row)
    const then = field === null ? undefined : after[field]
    return field === null || typeof then !== 'number' || then === cell.now
      ? []
      : [{ cell, field, after: then }]
  })
}

function isByHand(req: PayloadRequest): boolean {
  return editsPrices(viewerOf(req)) && !flagged(req.context, 'priceChangeSet')
}

async function refuseBeyond(
  req: PayloadRequest,
  before: PricingSetting,
  after: Partial<PricingSetting>,
): Promise<void> {
  const { secondLookPercent } = before
  const beyond = changesBetween(before, after).find((change) =>
    isBeyond(change.cell, change.after, secondLookPercent),
  )
  if (beyond === undefined || !(await isOpen(req))) return
  const { cell, field } = beyond
  throw new Refusal(
    `${cell.name} is ${cell.now} now, and ${beyond.after} changes it by more than ${secondLookPercent}%, which a second person looks at. Make a price change set under Prices.`,
    400,
    field,
  )
}

/** Before the first quote nobody is charged by these figures, and whoever sets up a shop is alone. */
async function isOpen(req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: slugs.quotes,
    req,
    overrideAccess: true, // only whether there is one
  })
  return totalDocs > 0
}

/** As stored: whoever may not read the limit is held by it, too. */
async function stored(req: PayloadRequest): Promise<PricingSetting> {
  return req.payload.findGlobal({
    slug: globalSlugs.pricingSettings,
    depth: 0,
    req,
    overrideAccess: true, // only compared
  })
}

/** Payload restores a version past the rules for changes. */
export const keepFiguresOfVersion: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'restoreVersion' || overrideAccess || !isByHand(req)) return
  const { version } = await req.payload.findGlobalVersionByID({
    slug: globalSlugs.pricingSettings,
    id: String((args as { id: unknown }).id),
    depth: 0,
    req,
    overrideAccess: true, // only compared
  })
  await refuseBeyond(req, await stored(req), version as Partial<PricingSetting>)
}

/** A shared figure beyond the limit is changed in a set that a second person has looked at. */
export const refuseUnlookedFigures: GlobalBeforeChangeHook = async ({ data, req }) => {
  if (isByHand(req)) {
    await refuseBeyond(req, await stored(req), data as Partial<PricingSetting>)
  }
  return data as unknown
}

/** Typed on its own form a shared figure becomes a set, published at once. */
export const recordFigures: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!isByHand(req)) return doc as unknown
  const changes = changesBetween(
    previousDoc as PricingSetting,
    doc as unknown as Partial<PricingSetting>,
  )
  const [first] = changes
  if (first === undefined) return doc as unknown
  await recordAlone(req, {
    title: changes.length === 1 ? first.cell.name : 'Pricing settings',
    reason: typedInSettings,
    changes: changes.map(({ cell: { table, row, name, now }, after }) => ({
      table,
      row,
      name,
      before: now,
      after,
    })),
  })
  return doc as unknown
}
