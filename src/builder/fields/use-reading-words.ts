'use client'

import { useTranslations } from 'next-intl'
import { feetAndInches, formatInchesDecimal } from '@/domain/measure/format-length'
import { keepTogether } from '@/domain/text/keep-together'
import type { DimensionFault, DimensionRule } from './judge-dimension'

/** What a field says about the text in it. */
export function useReadingWords(rule: DimensionRule) {
  const t = useTranslations('quote.dimension')
  return {
    echo: (inches: number) =>
      inches < 12
        ? t('readAsInches', { inches: formatInchesDecimal(inches) })
        : t('readAs', { inches: formatInchesDecimal(inches), ...feetAndInches(inches) }),
    waiting: (text: string) => (text.trim() === '' ? '' : t('reading')),
    fault: (text: string, code: DimensionFault) =>
      keepTogether(
        t(`faults.${code}`, {
          text: text.trim(),
          least: rule.least,
          most: rule.most,
          unit: t(`units.${rule.unit}`),
          in: rule.unit,
        }),
      ),
  }
}
