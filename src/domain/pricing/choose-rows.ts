import { isShowerService } from '@/domain/services-catalogue/services'
import { isSameThickness, showerThicknesses } from './thickness'
import { problem } from './problems'
import { unsoldBecause } from './sold-glass'
import type { ProblemCode } from './problems'
import type {
  GlassType,
  InstallationFactor,
  PriceBasis,
  PricingProblem,
  PricingTables,
  QuoteRequest,
  Region,
  TaxRule,
} from './types'

export type ChosenRows = { ok: true; basis: PriceBasis } | { ok: false; problems: PricingProblem[] }

/** Finds the rows that a request names, or says which of its fields name nothing that can be priced. */
export function chooseRows(request: QuoteRequest, tables: PricingTables): ChosenRows {
  const problems: PricingProblem[] = []
  const region = tables.regions.find((row) => row.id === request.regionId)
  if (!region) problems.push(problem('regionId', 'unknown_region'))
  const glassType = chooseGlassType(request, tables, problems)
  const finish = tables.finishes.find((row) => row.id === request.finishId)
  if (!finish) problems.push(problem('finishId', 'unknown_finish'))
  const complexityFactor = chooseFactor('complexity', request, tables, problems)
  const locationFactor = chooseFactor('location', request, tables, problems)
  if (
    request.complexityFactorId === null &&
    !(glassType && isInstallationIncluded(request, glassType))
  ) {
    problems.push(problem('complexityFactorId', 'complexity_missing'))
  }
  const hardware = chooseHardware(request, tables, problems)

  if (!region || !glassType || !finish || problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    basis: {
      region,
      glassType,
      finish,
      complexityFactor,
      locationFactor,
      hardware,
      taxRule: taxRuleFor(region, tables.taxRules),
      settings: tables.settings,
    },
  }
}

function chooseGlassType(
  request: QuoteRequest,
  tables: PricingTables,
  problems: PricingProblem[],
): GlassType | undefined {
  const glassType = tables.glassTypes.find((row) => row.id === request.glassTypeId)
  if (!glassType) problems.push(problem('glassTypeId', 'unknown_glass_type'))
  const unsold = glassType ? unsoldBecause(request, glassType, tables) : null
  if (unsold) problems.push(unsold)
  return glassType
}

function chooseFactor(
  kind: InstallationFactor['factorType'],
  request: QuoteRequest,
  tables: PricingTables,
  problems: PricingProblem[],
): InstallationFactor | null {
  const field = `${kind}FactorId` as const
  const id = request[field]
  if (id === null) return null
  const factor = tables.factors.find((row) => row.id === id)
  const fault = faultOf(factor, kind, request.regionId)
  if (fault) problems.push(problem(field, fault))
  return factor ?? null
}

function faultOf(
  factor: InstallationFactor | undefined,
  kind: InstallationFactor['factorType'],
  regionId: number,
): ProblemCode | null {
  if (!factor) return `unknown_${kind}`
  if (factor.factorType !== kind) return 'wrong_kind'
  return factor.regionId === null || factor.regionId === regionId ? null : 'other_region'
}

function chooseHardware(
  request: QuoteRequest,
  tables: PricingTables,
  problems: PricingProblem[],
): PriceBasis['hardware'] {
  const chosen: PriceBasis['hardware'] = []
  request.hardware.forEach(({ id, quantity }, index) => {
    const item = tables.hardware.find((row) => row.id === id)
    const field = `hardware.${index}.id`
    if (!item) problems.push(problem(field, 'unknown_hardware'))
    else if (item.metal && chosen.some((other) => other.item.metal)) {
      problems.push(problem(field, 'second_metal'))
    } else if (item.metal && quantity !== 1) {
      problems.push(problem(`hardware.${index}.quantity`, 'metal_counted'))
    } else chosen.push({ item, quantity })
  })
  return chosen
}

/** Whether the glass price already holds the standard installation and hardware. */
export function isInstallationIncluded(
  { serviceType, thicknessMm }: Pick<QuoteRequest, 'serviceType' | 'thicknessMm'>,
  glassType: Pick<GlassType, 'includesShowerInstallation'>,
): boolean {
  return (
    glassType.includesShowerInstallation &&
    isShowerService(serviceType) &&
    showerThicknesses.some(({ mm }) => isSameThickness(mm, thicknessMm))
  )
}

/** Tax applies when the region uses VAT or its currency is not the euro; a missing rule is no error. */
function taxRuleFor(region: Region, taxRules: readonly TaxRule[]): TaxRule | null {
  const isTaxed = region.usesVat || region.currencyCode.toUpperCase() !== 'EUR'
  return isTaxed ? (taxRules.find((rule) => rule.regionId === region.id) ?? null) : null
}
