import type { PayloadRequest } from 'payload'
import { pricingSettings } from './company'
import { glassFinishes } from './glass-finishes'
import { glassTypes } from './glass-types'
import { hardware } from './hardware'
import { installationFactors } from './installation-factors'
import { regions, taxRules } from './regions'
import { addInBoth, idOf } from './write-rows'

export async function loadPricing(req: PayloadRequest): Promise<void> {
  const regionIds = new Map<string, number>()
  for (const region of regions) regionIds.set(region.name, await addInBoth(req, 'regions', region))
  for (const rule of taxRules) {
    await addInBoth(req, 'tax-rules', { ...rule, region: idOf(regionIds, rule.region) })
  }
  const finishIds = new Map<string, number>()
  for (const finish of glassFinishes) {
    finishIds.set(finish.key, await addInBoth(req, 'glass-finishes', finish))
  }
  const defaultFinish = idOf(finishIds, 'standard_clear')
  for (const glass of glassTypes) await addInBoth(req, 'glass-types', { ...glass, defaultFinish })
  for (const item of hardware) await addInBoth(req, 'hardware', item)
  for (const factor of installationFactors) await addInBoth(req, 'installation-factors', factor)
  await req.payload.updateGlobal({
    slug: 'pricing-settings',
    data: pricingSettings,
    req,
    overrideAccess: true, // the seed is the operator's
  })
}
