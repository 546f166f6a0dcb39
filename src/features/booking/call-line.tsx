import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { PhoneLink } from '@/ui/phone-link'

type Props = { locale: Locale; phone: string; className?: string }

/** Whom to call with a question; nothing where there is no number. */
export async function CallLine({ locale, phone, className }: Props) {
  if (phone === '') return null
  const t = await getTranslations({ locale, namespace: 'booking' })
  return (
    <p className={className}>
      {t.rich('callLine', {
        number: () => (
          <PhoneLink
            phone={phone}
            className="inline-flex min-h-11 items-center whitespace-nowrap text-link"
          />
        ),
      })}
    </p>
  )
}
