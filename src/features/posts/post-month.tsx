import type { Locale } from '@/config/locales'
import { siteFormatter } from '@/i18n/site-formatter'

/** When a post was published; nothing where nobody says so. */
export function PostMonth({ locale, publishedAt }: { locale: Locale; publishedAt: string }) {
  return publishedAt === '' ? null : (
    <span className="block text-base text-balance text-edge-mid">
      {siteFormatter(locale).dateTime(new Date(publishedAt), {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })}
    </span>
  )
}
