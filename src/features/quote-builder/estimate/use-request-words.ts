'use client'

import { useTranslations } from 'next-intl'
import { formatInches } from '@/domain/measure/format-length'
import { isInstallationIncluded } from '@/domain/pricing/choose-rows'
import { nameToShow, taxNameToShow } from '@/domain/pricing/office-name'
import { isSameThickness } from '@/domain/pricing/thickness'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { isShowerService } from '@/domain/services-catalogue/services'
import { useVerdictWords } from '@/builder/verdicts/use-verdicts'
import type { EstimateWords } from './estimate-words'

/** What a priced request is made of, in words. */
export function useRequestWords(tables: PricingTables | null) {
  const t = useTranslations('quote.estimate')
  const verdictWords = useVerdictWords()
  const sizesWithUnit = (request: QuoteRequest): string =>
    sizesOf(request)
      .map((size) => t('size', { size }))
      .join(', ')
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
      const rest = finish ? t('finishAnd', { finish: finish.name, sizes }) : sizes
      // The name of a glass says its own thickness; another one moves the price.
      const isOwn = !glass || isSameThickness(request.thicknessMm, glass.thicknessMm)
      const included = glass !== undefined && isInstallationIncluded(request, glass)
      return {
        service,
        glassName: glass?.name ?? '',
        glassDetail: isOwn ? rest : t('thickness', { mm: String(request.thicknessMm), rest }),
        installationDetail: included ? null : factors.join(', '),
        hardwareName: (line) => nameToShow(tables?.hardware ?? [], line),
        taxName: (taxType) => taxNameToShow(tables?.taxRules ?? [], request.regionId, taxType),
        notices: tables ? verdictWords(request, tables) : [],
        validDays: tables?.settings.quoteValidityDays ?? null,
      }
    },
  }
}

/** Width and height of each piece, in inches; a line never breaks within a size. */
function sizesOf(request: QuoteRequest): string[] {
  return sidesOf(request).map(({ widthIn, heightIn }) =>
    `${formatInches(widthIn)} × ${formatInches(heightIn)}`.replaceAll(' ', '\u00a0'),
  )
}

function sidesOf({ panels, widthFt, heightFt }: QuoteRequest) {
  if (panels) return panels
  if (widthFt === undefined || heightFt === undefined) return []
  return [{ widthIn: tidy(widthFt * 12), heightIn: tidy(heightFt * 12) }]
}

function tidy(inches: number): number {
  return Number(inches.toFixed(6))
}
