import { useLocale, useTranslations } from 'next-intl'
import { localHref } from '@/config/locales'
import type { Measured } from '@/domain/content/measuring-post'
import type { BuilderCompany } from '../company'

/** To the post that says how to measure; nothing where there is none. */
export function MeasuringLink({ post }: { post: BuilderCompany['measuring'][Measured] }) {
  const t = useTranslations('quote')
  const locale = useLocale()
  if (!post) return null
  return (
    <a
      href={localHref(locale, `/posts/${post.slug}`)}
      className="inline-flex min-h-11 items-center text-balance text-link"
    >
      {t('measuringPost', { title: post.title })}
    </a>
  )
}
