import { useTranslations } from 'next-intl'
import { MeasureGuideDrawing } from '@/drawings/illustrations/measure-guide'

/** Where to lay the tape, beside the fields that ask for it. */
export function MeasureGuide() {
  const t = useTranslations('quote.replacement.measure')
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <MeasureGuideDrawing />
      <p className="min-w-48 flex-1 text-base text-text-second">{t('rule')}</p>
    </div>
  )
}
