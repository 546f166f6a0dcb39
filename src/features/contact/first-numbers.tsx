import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { nightPhone } from '@/domain/company/service-clock'
import { classNames } from '@/ui/class-names'
import { OpensAgain } from '@/ui/opens-again'
import { PhoneLink } from '@/ui/phone-link'
import { EmergencyFirst } from './emergency-first'

const largeNumber =
  'font-display text-[clamp(2.2rem,10vw,3.4rem)] md:max-lg:text-title lg:max-xl:text-h2 leading-none whitespace-nowrap hover:underline'

type Props = { locale: Locale; company: CompanyFacts }

/** The numbers in large, the emergency's before the office's where it is asked for; the address below. */
export async function FirstNumbers({ locale, company }: Props) {
  const t = await getTranslations({ locale, namespace: 'contact' })
  const c = await getTranslations({ locale, namespace: 'common' })
  const night = nightPhone(company)
  return (
    <EmergencyFirst className="mt-9 grid gap-1">
      {company.emergencyPhone === '' ? null : (
        <p className="hidden gap-2 group-data-emergency/ask:grid">
          <span className="text-stone">{t('emergencyAnswered')}</span>
          <PhoneLink phone={company.emergencyPhone} className={largeNumber} />
        </p>
      )}
      {company.phone === '' ? null : (
        <PhoneLink
          phone={company.phone}
          className={classNames(
            largeNumber,
            company.emergencyPhone !== '' &&
              'group-data-emergency/ask:mt-4 group-data-emergency/ask:min-h-11 group-data-emergency/ask:content-center group-data-emergency/ask:font-sans group-data-emergency/ask:text-body',
          )}
        />
      )}
      {company.phone === '' || night === null ? null : (
        <OpensAgain text={c('officeOpens.closed')} className="mt-2 text-stone" />
      )}
      {company.salesEmail === '' ? null : (
        <a
          href={`mailto:${company.salesEmail}`}
          className="min-h-11 content-center [overflow-wrap:anywhere] hover:underline"
        >
          {company.salesEmail}
        </a>
      )}
    </EmergencyFirst>
  )
}
