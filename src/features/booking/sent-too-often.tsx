import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { Alert } from '@/ui/alert'

type Props = { locale: Locale }

/** Where a form came back because too many were sent: the address ends in `#too-many`. */
export async function SentTooOften({ locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'booking.tooMany' })
  return (
    <div id="too-many" className="mb-8 hidden scroll-mt-36 target:block">
      <Alert title={t('title')}>{t('text')}</Alert>
    </div>
  )
}
