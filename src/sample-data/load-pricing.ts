import type { PayloadRequest } from 'payload'
import { pricingSettings } from './company'
import { glassFinishes } from './glass-finishes'
import { glassTypes } from './glass-types'
import { hardware } from './hardware'
import { installationFactors } from './installation-factors'
import { referenceJobs } from './reference-jobs'
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
  const glassIds = new Map<string, number>()
  for (const glass of glassTypes) {
    glassIds.set(glass.name, await addInBoth(req, 'glass-types', { ...glass, defaultFinish }))
  }
  const hardwareIds = new Map<string, number>()
  for (const item of hardware) hardwareIds.set(item.name, await addInBoth(req, 'hardware', item))
  for (const factor of installationFactors) await addInBoth(req, 'installation-factors', factor)
  await req.payload.updateGlobal({
    slug: 'pricing-settings',
    data: pricingSettings,
    req,
    overrideAccess: true, // the seed is the operator's
  })
  for (const { glass, finish, hardware: lines = [], ...job } of referenceJobs) {
    await addInBoth(req, 'reference-jobs', {
      ...job,
      glassType: idOf(glassIds, glass),
      ...(finish && { finish: idOf(finishIds, finish) }),
      hardware: lines.map(([name, quantity]) => ({ item: idOf(hardwareIds, name), quantity })),
    })
  }
}
