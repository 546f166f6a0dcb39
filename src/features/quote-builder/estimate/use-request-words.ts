'use client'

import { useTranslations } from 'next-intl'
import { glassToMake } from '@/domain/glass-rules/glass-of-opening'
import type { VerdictLevel } from '@/domain/glass-rules/rule-names'
import { sayVerdict } from '@/domain/glass-rules/say-verdict'
import { formatOnTape } from '@/domain/measure/format-length'
import { inchesOfFeet } from '@/domain/measure/inches-of-feet'
import { isInstallationIncluded } from '@/domain/pricing/choose-rows'
import { nameToShow, taxNameToShow } from '@/domain/pricing/office-name'
import { paneLetter } from '@/domain/pricing/pane-letter'
import { isSameThickness } from '@/domain/pricing/thickness'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { lackingParts } from '@/domain/quote/bought-parts'
import { isShowerService } from '@/domain/services-catalogue/services'
import { standardHardwareOf } from '@/domain/services-catalogue/standard-hardware'
import { withInchMarks } from '@/domain/text/inch-marks'
import { useVerdictWords } from '@/builder/verdicts/use-verdicts'
import type { EstimateWords } from './estimate-words'

/** What a priced request is made of, in words. */
export function useRequestWords(tables: PricingTables | null) {
  const t = useTranslations('quote.estimate')
  const inPrice = useTranslations('serviceCatalogue.shower')
  const verdictWords = useVerdictWords()
  const sizesWithUnit = (request: QuoteRequest): string =>
    sizesOf(request)
      .map((size) => t('size', { size }))
      .join(', ')
  /** The sizes, and where they are those of an opening, the glass that it makes. */
  const madeOf = (request: QuoteRequest, sizes: string): string => {
    const made = tables && glassToMake(request, tables)
    return made ? t('opening', { sizes, glass: made.map(sizeOf).join(', ') }) : sizes
  }
  const installation = (request: QuoteRequest, factors: string): string => {
    if (!isShowerService(request.serviceType)) return factors
    const work = standardHardwareOf(request.panels ?? [])
    const glass = tables?.glassTypes.find(({ id }) => id === request.glassTypeId)
    const standard = inPrice('standard', { work })
    if (glass && isInstallationIncluded(request, glass))
      return t('installationIncluded', { standard })
    return [factors, t('standardHardware', { standard })].filter(Boolean).join('. ')
  }
  return {
    sizesWithUnit,
    /** The panels of a shower by their numbers; anything else by its size. */
    pieces: (request: QuoteRequest): string =>
      isShowerService(request.serviceType)
        ? sizesOf(request)
            .map((size, index) => t('panel', { number: index + 1, size }))
            .join(', ')
        : sizesWithUnit(request),
    estimate: (request: QuoteRequest, service: string, sizes: string): EstimateWords => {
      const glass = tables?.glassTypes.find((row) => row.id === request.glassTypeId)
      const finish = tables?.finishes.find((row) => row.id === request.finishId)
      const factors = [request.complexityFactorId, request.locationFactorId].flatMap(
        (id) => tables?.factors.find((row) => row.id === id)?.name ?? [],
      )
      const sized = madeOf(request, sizes)
      const rest = finish ? t('finishAnd', { finish: finish.name, sizes: sized }) : sized
      // The name of a glass says its own thickness; another one moves the price.
      const isOwn = !glass || isSameThickness(request.thicknessMm, glass.thicknessMm)
      return {
        service,
        glassName: withInchMarks(glass?.name ?? ''),
        glassDetail: isOwn
          ? rest
          : t('thickness', { inches: thicknessInInches(request.thicknessMm), rest }),
        panes: panesOf(request).map((panel, index) => ({
          name: t('pane', { letter: paneLetter(index) }),
          size: t('size', { size: sizeOf(panel) }),
          panel,
        })),
        minimumBilledSqFt: tables?.settings.minimumBilledSqFt ?? 0,
        installationDetail: installation(request, factors.join(', ')),
        hasStandardHardware: isShowerService(request.serviceType),
        lacking: isShowerService(request.serviceType)
          ? lackingParts(request.panels ?? [], request.hardware, tables?.hardware ?? [])
          : { handle: 0, seals: 0 },
        hardwareName: (line) => withInchMarks(nameToShow(tables?.hardware ?? [], line)),
        hardwareNote: ({ id }) =>
          tables?.hardware.find((item) => item.id === id)?.carries ? t('hingeLine') : null,
        taxName: (taxType) => taxNameToShow(tables?.taxRules ?? [], request.regionId, taxType),
        notices: tables
          ? [...verdictWords(request, tables), ...measured(request, tables)].sort(checkedFirst)
          : [],
        validDays: tables?.settings.quoteValidityDays ?? null,
      }
    },
  }
}

/** The panes of a window, where there are several. */
function panesOf({ serviceType, panels = [] }: QuoteRequest) {
  return isShowerService(serviceType) || panels.length < 2 ? [] : panels
}

const checkedFirst = (one: { level: VerdictLevel }, other: { level: VerdictLevel }) =>
  Number(other.level === 'approval') - Number(one.level === 'approval')

/** What is to be known where the sizes are those of an opening. */
function measured({ sizes }: QuoteRequest, tables: PricingTables): EstimateWords['notices'] {
  if (sizes !== 'opening') return []
  return [
    { rule: 'opening', level: 'note', ...sayVerdict({ rule: 'opening', figures: {} }, tables) },
  ]
}

/** Width and height of each piece, in inches; a line never breaks within a size. */
function sizesOf(request: QuoteRequest): string[] {
  return sidesOf(request).map(sizeOf)
}

function sizeOf({ widthIn, heightIn }: { widthIn: number; heightIn: number }): string {
  return `${formatOnTape(widthIn)} × ${formatOnTape(heightIn)}`.replaceAll(' ', '\u00a0')
}

function sidesOf({ panels, widthFt, heightFt }: QuoteRequest) {
  if (panels) return panels
  if (widthFt === undefined || heightFt === undefined) return []
  return [{ widthIn: inchesOfFeet(widthFt), heightIn: inchesOfFeet(heightFt) }]
}
