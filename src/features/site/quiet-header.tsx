import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { nightPhone } from '@/domain/company/service-clock'
import { CallLink } from '@/ui/call-link'
import { CompanyMark } from './company-mark'
import { LanguageSwitch } from './language-switch'

type Props = { locale: Locale; company: CompanyFacts }

/** Whose page it is, its number and the two languages; nothing else leads away. */
export async function QuietHeader({ locale, company }: Props) {
  const { name, phone } = company
  const night = nightPhone(company)
  const t = await getTranslations({ locale, namespace: 'common' })
  return (
    <header className="border-b border-rule print:hidden">
      <div className="page flex min-h-15 items-center justify-between gap-4">
        <p className="flex min-w-0 items-center gap-2.5 font-display text-h4 leading-tight text-edge-ink">
          <CompanyMark className="h-7 w-6 shrink-0" />
          {name}
        </p>
        <div className="flex items-center gap-4 text-small">
          {phone ? (
            <CallLink
              phone={phone}
              night={night && { ...night, text: t('strip.callAtNight', night) }}
              className="hidden min-h-11 items-center text-edge-mid hover:underline lg:flex"
            />
          ) : null}
          <LanguageSwitch locale={locale} label={t('strip.language')} look="ground" />
        </div>
      </div>
    </header>
  )
}
