import { useTranslations } from 'next-intl'
import type { QuoteResult } from '@/domain/pricing/types'
import { insideSentence } from '@/domain/text/inside-sentence'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import type { EstimateWords } from './estimate-words'

type Props = { quote: QuoteResult; words: EstimateWords }

/** What the total holds, in a sentence. */
export function InThePrice({ quote, words }: Props) {
  const t = useTranslations('quote.estimate.inPrice')
  const format = useSiteFormatter()
  const parts = [
    t('glass'),
    ...(words.hasStandardHardware ? [t('standardHardware')] : []),
    ...(words.hasStandardHardware || quote.installationFee > 0 ? [t('installation')] : []),
    ...quote.itemizedHardware.map((line) => insideSentence(words.hardwareName(line))),
    ...(quote.profitAmount > 0 ? [t('overhead')] : []),
    ...(quote.taxAmount > 0 ? [t('tax')] : []),
  ]
  return (
    <p className="mt-3 fractions text-base text-pretty text-text-second print:hidden">
      {t('holds', { parts: format.list(parts) })}
    </p>
  )
}

const lackable = ['handle', 'seals'] as const

type LackingProps = {
  words: EstimateWords
  /** Measured, and maybe fitted, or given up: what was not bought is no news any more. */
  isSettled?: boolean
  /** Leads to the step of hardware, where it can still be chosen. */
  onChoose?: (() => void) | undefined
}

/** What a door lacks because nobody chose it. */
export function Lacking({ words, isSettled = false, onChoose }: LackingProps) {
  const t = useTranslations('quote.estimate.inPrice')
  const { lacking } = words
  const lacks = isSettled ? [] : lackable.filter((part) => lacking[part] > 0)
  if (lacks.length === 0) return null
  return (
    <div className="mt-3 border-l-3 border-edge-mid bg-edge-tint px-4 py-2.5 text-base text-pretty text-on-tint print:mt-1.5 print:px-2 print:py-0.5 print:text-small">
      <ul>
        {lacks.map((part) => (
          <li key={part}>{t(`lacks.${part}`, { doors: lacking[part] })}</li>
        ))}
      </ul>
      {onChoose ? (
        <button
          type="button"
          onClick={onChoose}
          className="inline-flex min-h-11 items-center text-link print:hidden"
        >
          {t(lacks.includes('handle') ? 'chooseHandle' : 'chooseSeals')}
        </button>
      ) : (
        <p>{t('atTheVisit')}</p>
      )}
    </div>
  )
}
