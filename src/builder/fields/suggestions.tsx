import { useTranslations } from 'next-intl'
import { formatInchesDecimal } from '@/domain/measure/format-length'
import { judgeDimension } from './judge-dimension'
import type { DimensionRule } from './judge-dimension'

type SuggestionsProps = {
  rule: DimensionRule
  suggestions: readonly string[]
  onPick: (text: string) => void
}

/** Whole readings that a half-typed size may have meant, one tap each. */
export function Suggestions({ rule, suggestions, onPick }: SuggestionsProps) {
  const t = useTranslations('quote.dimension')
  const [first] = suggestions
  if (first === undefined) return null
  const reading = judgeDimension(first, rule)
  const decimal = reading.ok
    ? formatInchesDecimal(reading.inches / (rule.unit === 'ft' ? 12 : 1))
    : null
  return (
    <div className="@container mt-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-small @max-[26rem]:w-full">{t('didYouMean')}</span>
        {suggestions.map((text) => (
          <button
            key={text}
            type="button"
            onClick={() => onPick(text)}
            className="min-h-11 min-w-16 rounded-glass border border-edge-mid bg-paper px-3.5 figures font-semibold whitespace-nowrap text-edge-ink transition-colors duration-150 hover:bg-edge-tint"
          >
            {text}
          </button>
        ))}
        {decimal === null || suggestions.includes(decimal) ? null : (
          <span className="figures text-small text-text-second">{t('orType', { decimal })}</span>
        )}
      </div>
    </div>
  )
}
