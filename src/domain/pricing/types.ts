import type { MetalKey } from '@/domain/content/plate-choices'
import type { DepositPolicy } from '@/domain/quote/deposit-policy'
import type { NamedRow } from './office-name'

/** How a finish or a factor changes a price. */
export type CostModifier =
  { type: 'percentage'; value: number } | { type: 'fixed_amount'; value: number }

export type Region = NamedRow & {
  currencyCode: string
  currencySymbol: string
  usesVat: boolean
}

export type GlassCategory = 'insulated' | 'flat' | 'shower' | 'mirror' | 'tabletop' | 'specialty'

export type GlassType = NamedRow & {
  category: GlassCategory
  thicknessMm: number
  /** Major units of the region's currency. */
  basePricePerSqFt: number
  defaultFinishId: number | null
  /** Null where it is annealed; shower glass is tempered without a word. */
  safety: 'tempered' | 'laminated' | null
  isStandard: boolean
  includesShowerInstallation: boolean
}

export type GlassFinish = NamedRow & { key: string; modifier: CostModifier }

/** `psf` is charged by the square foot of glass, anything else by the piece. */
export type UnitOfMeasure = 'psf' | 'each' | 'pair' | 'set' | 'linear_ft'

export type HardwareItem = NamedRow & {
  description: string | null
  /** Major units of the region's currency. */
  cost: number
  unitOfMeasure: UnitOfMeasure
  /** The flows that show it. */
  offeredFor: HardwareFlow[]
  /** The work it is for; empty where it goes with anything. Never a part of the price. */
  fits: HardwareUse[]
  /** What the rules about glass, and drawings of what was bought, take it for. */
  part: HardwarePart | null
  /** What a set of hinges carries: a door's weight in pounds, its width in inches. */
  carries: { hinges: number; mostLb: number; mostIn: number } | null
  /** Where it is no part, but what the hinges, handle and clamps of the enclosure are made of. */
  metal: MetalKey | null
}

/** Handles of a shower door: a pull, a ladder pull, a towel bar with a pull behind it. */
export const handleParts = ['handle', 'long_handle', 'bar_handle'] as const

export type HandlePart = (typeof handleParts)[number]

export const hardwareParts = ['hinges', 'header', 'edge', 'seals', ...handleParts] as const

export type HardwarePart = (typeof hardwareParts)[number]

type HardwareFlow = 'shower' | 'replacement' | 'general'

export type HardwareUse = 'door' | 'window' | 'mirror' | 'tabletop' | 'partition'

export type InstallationFactor = NamedRow & {
  factorType: 'complexity' | 'location'
  /** Null where it serves every region. */
  regionId: number | null
  modifier: CostModifier
  sqFtMultiplierThreshold: number | null
  sqFtMultiplierValue: number | null
  largeFormatMultiplier: number | null
  highAltitudeMultiplier: number | null
}

export type TaxRule = {
  id: number
  regionId: number
  /** Percent. */
  rate: number
  /** Its name on the quote. */
  taxType: string
  /** The office's own name of the tax, where `taxType` is a translation. */
  officeName?: string
}

/** A rule about glass as the shop keeps it; `src/domain/glass-rules` judges by it. */
export type GlassRule = {
  id: number
  rule: string
  level: 'block' | 'approval' | 'note'
  title: string
  reason: string
  source: string
  figures: { key: string; value: number; thicknessMm: number | null }[]
}

type PricingSettings = {
  profitMarginPercentage: number
  /** What a percentage complexity factor is a percentage of; major units. */
  installationBaseFee: number
  quoteValidityDays: number
  foldMarginIntoLines: boolean
  /** A smaller pane is priced as if it had so many square feet; 0 prices every pane as it is. */
  minimumBilledSqFt: number
  /** What is paid before measuring; null where everything is due at once. */
  deposit: DepositPolicy | null
}

/** Every active row that a price can depend on, each list by displayOrder, then id. */
export type PricingTables = {
  regions: Region[]
  glassTypes: GlassType[]
  finishes: GlassFinish[]
  hardware: HardwareItem[]
  factors: InstallationFactor[]
  taxRules: TaxRule[]
  glassRules: GlassRule[]
  settings: PricingSettings
}

export type PanelRole = 'fixed' | 'door'
export type Panel = {
  widthIn: number
  heightIn: number
  role?: PanelRole
  /** A door that opens inward only. */
  swing?: 'in'
  /** The side a door hangs on, seen from outside; where nothing is said, the usual one. */
  hinge?: Side
}

export type Side = 'left' | 'right'

/** How the panels of a shower stand; for the drawing and the rules, never for the price. */
export const showerLayouts = [
  'single',
  'door',
  'door_panel',
  'panel_door_panel',
  'corner',
  'knee_return',
] as const
export type ShowerLayout = (typeof showerLayouts)[number]

/** Where the code may ask for safety glass. */
export const safetyPlaces = ['door', 'wet', 'low', 'stairs'] as const
export type SafetyPlace = (typeof safetyPlaces)[number]
/** `unknown` was said; it is priced as if it were so until somebody has looked. */
export type SafetyAnswer = boolean | 'unknown'
/** Where a broken pane is, as far as somebody answered; without an answer nothing follows. */
export type SafetyAnswers = Partial<Record<SafetyPlace, SafetyAnswer>>

/** What is known of the place. */
export type SiteAnswers = { outOfPlumb?: boolean; tileUnfinished?: boolean }

/** What a person chose; ids are of rows in PricingTables. */
export type QuoteRequest = {
  serviceType: string
  /** Commercial inquiries only: the product that the link named. */
  product?: string
  regionId: number
  glassTypeId: number
  finishId: number
  thicknessMm: number
  panels?: Panel[]
  widthFt?: number
  heightFt?: number
  hardware: { id: number; quantity: number }[]
  safety?: SafetyAnswers
  site?: SiteAnswers
  layout?: ShowerLayout
  /** The panels are shares of an opening, wall to wall; sizes of glass where nothing is said. Never the price's. */
  sizes?: 'opening'
  /** Null is allowed only where the installation is included in the glass price. */
  complexityFactorId: number | null
  locationFactorId: number | null
}

export type HardwareLine = {
  id: number
  name: string
  quantity: number
  unitOfMeasure: UnitOfMeasure
  costEach: number
  totalCost: number
}

/** A finished price. Money is in major units with at most the currency's decimals. */
export type QuoteResult = {
  currencySymbol: string
  currencyCode: string
  glassPrice: number
  installationFee: number
  itemizedHardware: HardwareLine[]
  totalHardwareCost: number
  subtotal: number
  profitMarginAppliedPercentage: number
  profitAmount: number
  taxAmount: number
  taxType: string | null
  taxRateApplied: number
  totalCost: number
  totalAreaSqFt: number
}

export type PricingProblem = { field: string; code: string; message: string }

/** The rows that a request named, as they were when it was priced. */
export type PriceBasis = {
  region: Region
  glassType: GlassType
  finish: GlassFinish
  complexityFactor: InstallationFactor | null
  locationFactor: InstallationFactor | null
  hardware: { item: HardwareItem; quantity: number }[]
  /** Null where no tax applies. */
  taxRule: TaxRule | null
  settings: PricingSettings
}

export type PriceOutcome =
  { ok: true; quote: QuoteResult } | { ok: false; problems: PricingProblem[] }
