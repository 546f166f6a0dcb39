import { useLocale, useTranslations } from 'next-intl'
import { localHref } from '@/config/locales'
import { MeasureGuideDrawing } from '@/drawings/illustrations/measure-guide'
import type { BuilderCompany } from '../company'

/** Where to lay the tape, beside the fields that ask for it, and where more is said of it. */
export function MeasureGuide({ post }: { post: BuilderCompany['measuring'] }) {
  const t = useTranslations('quote.replacement.measure')
  const locale = useLocale()
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <MeasureGuideDrawing />
      <div className="min-w-48 flex-1 text-base text-text-second">
        <p>{t('rule')}</p>
        {post ? (
          <a
            href={localHref(locale, `/posts/${post.slug}`)}
            className="inline-flex min-h-11 items-center text-link"
          >
            {t('more', { title: post.title })}
          </a>
        ) : null}
      </div>
    </div>
  )
}
