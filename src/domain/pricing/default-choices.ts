import { officeNameOf } from './office-name'
import type {
  GlassFinish,
  GlassType,
  HardwareItem,
  InstallationFactor,
  PricingTables,
  Region,
} from './types'

/** What is chosen where a flow does not ask. The tables are in display order, so first is first. */

export function defaultRegion({ regions }: Pick<PricingTables, 'regions'>): Region | null {
  return regions[0] ?? null
}

/** The factors of one kind that may be chosen in a region: its own and those of no region. */
export function factorsFor(
  { factors }: Pick<PricingTables, 'factors'>,
  factorType: InstallationFactor['factorType'],
  regionId: number,
): InstallationFactor[] {
  return factors.filter(
    (factor) =>
      factor.factorType === factorType &&
      (factor.regionId === null || factor.regionId === regionId),
  )
}

/** The first complexity factor of the region or of none named standard or basic, else the first. */
export function defaultComplexityFactor(
  tables: Pick<PricingTables, 'factors'>,
  regionId: number,
): InstallationFactor | null {
  const offered = factorsFor(tables, 'complexity', regionId)
  return (
    offered.find((factor) => /standard|basic/i.test(officeNameOf(factor))) ?? offered[0] ?? null
  )
}

/** The glass type's own default finish, else standard clear, else the first. */
export function defaultFinish(
  { finishes }: Pick<PricingTables, 'finishes'>,
  glassType: Pick<GlassType, 'defaultFinishId'>,
): GlassFinish | null {
  return (
    finishes.find((finish) => finish.id === glassType.defaultFinishId) ??
    finishByKey({ finishes }, 'standard_clear') ??
    finishes[0] ??
    null
  )
}

/** The coating against heat, by the name that the trade has for it in every language. */
export function lowECoating({ hardware }: Pick<PricingTables, 'hardware'>): HardwareItem | null {
  return (
    hardware.find(
      (item) => item.offeredFor.includes('replacement') && /\blow-?e\b/i.test(officeNameOf(item)),
    ) ?? null
  )
}

/** The finish that a wizard names by its key, while it is offered. */
export function finishByKey(
  { finishes }: Pick<PricingTables, 'finishes'>,
  key: string,
): GlassFinish | null {
  return finishes.find((finish) => finish.key === key) ?? null
}
