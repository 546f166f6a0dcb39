import { useTranslations } from 'next-intl'
import { MeasureGuideDrawing } from '@/drawings/illustrations/measure-guide'
import type { Measured } from '@/domain/content/measuring-post'
import type { BuilderCompany } from '../company'
import { MeasuringLink } from '../page/measuring-link'

/** Where to lay the tape, beside the fields that ask for it, and where more is said of it. */
export function MeasureGuide({ post }: { post: BuilderCompany['measuring'][Measured] }) {
  const t = useTranslations('quote.replacement.measure')
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <MeasureGuideDrawing />
      <div className="min-w-48 flex-1 text-base text-text-second">
        <p>{t('rule')}</p>
        <MeasuringLink post={post} />
      </div>
    </div>
  )
}
