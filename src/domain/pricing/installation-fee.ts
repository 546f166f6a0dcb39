import {
  add,
  divideBy,
  isGreater,
  multiply,
  percentMore,
  ratioOf,
  zero,
} from '@/domain/money/ratio'
import type { Ratio } from '@/domain/money/ratio'
import { officeNameOf } from './office-name'
import type { InstallationFactor } from './types'

/** Where a factor names no threshold of its own, large format begins above this, in square feet. */
const usualLargeFormat: Ratio = ratioOf(50)

export type Installation = {
  complexityFactor: InstallationFactor | null
  locationFactor: InstallationFactor | null
  /** What a percentage complexity factor is a percentage of; major units. */
  baseFee: number
}

/** What installing costs before rounding; for glass whose price does not include it. */
export function installationFee(area: Ratio, installation: Installation): Ratio {
  const { complexityFactor, locationFactor, baseFee } = installation
  let fee = zero
  if (complexityFactor) fee = complexityFee(complexityFactor, baseFee)
  if (locationFactor) fee = withLocation(fee, locationFactor)
  if (complexityFactor) fee = withAreaMultipliers(fee, area, complexityFactor)
  if (locationFactor) fee = withAreaMultipliers(fee, area, locationFactor)
  return locationFactor ? withAltitude(fee, locationFactor) : fee
}

function complexityFee({ modifier }: InstallationFactor, baseFee: number): Ratio {
  switch (modifier.type) {
    case 'fixed_amount':
      return ratioOf(modifier.value)
    case 'percentage':
      return divideBy(multiply(ratioOf(baseFee), ratioOf(modifier.value)), 100n)
  }
}

function withLocation(fee: Ratio, { modifier }: InstallationFactor): Ratio {
  switch (modifier.type) {
    case 'fixed_amount':
      return add(fee, ratioOf(modifier.value))
    case 'percentage':
      return multiply(fee, percentMore(modifier.value))
  }
}

function withAreaMultipliers(fee: Ratio, area: Ratio, factor: InstallationFactor): Ratio {
  const { sqFtMultiplierThreshold, sqFtMultiplierValue, largeFormatMultiplier } = factor
  const threshold = sqFtMultiplierThreshold === null ? null : ratioOf(sqFtMultiplierThreshold)
  let multiplied = fee
  if (sqFtMultiplierValue !== null && threshold && isGreater(area, threshold)) {
    multiplied = multiply(multiplied, ratioOf(sqFtMultiplierValue))
  }
  if (largeFormatMultiplier !== null && isGreater(area, threshold ?? usualLargeFormat)) {
    multiplied = multiply(multiplied, ratioOf(largeFormatMultiplier))
  }
  return multiplied
}

function withAltitude(fee: Ratio, factor: InstallationFactor): Ratio {
  const { highAltitudeMultiplier } = factor
  const isHigh = /upper|high-rise/i.test(officeNameOf(factor))
  return isHigh && highAltitudeMultiplier !== null
    ? multiply(fee, ratioOf(highAltitudeMultiplier))
    : fee
}
