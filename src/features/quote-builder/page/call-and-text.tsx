import { useTranslations } from 'next-intl'
import { MessageSquare, Phone } from 'lucide-react'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { CallLink } from '@/ui/call-link'
import { OfficeLine } from '@/ui/office-line'
import { PhoneLink } from '@/ui/phone-link'
import { TextLink } from '@/ui/text-link'
import type { BuilderCompany } from '../company'

type Props = { company: BuilderCompany; look: 'buttons' | 'plain' }

/** The two ways to talk instead of typing; the plain look stands below the strip with the emergency number. */
export function CallAndText({ company, look }: Props) {
  const t = useTranslations('quote.frame')
  if (!company.phone) return null
  const night = company.nightPhone
  const link =
    look === 'buttons'
      ? classNames(buttonClasses('outline', 'medium'), 'min-h-12')
      : 'inline-flex min-h-11 items-center gap-2.5 font-semibold text-edge-ink hover:text-edge-mid'
  const called = (
    <>
      <Phone aria-hidden="true" className="size-4.5" />
      {t('callNumber', { phone: company.phone })}
    </>
  )
  return (
    <div className={classNames('flex flex-wrap', look === 'buttons' ? 'gap-3' : 'gap-x-6')}>
      {look === 'plain' && night !== null ? (
        <>
          <PhoneLink phone={company.phone} className={classNames(link, 'call-by-day')}>
            {called}
          </PhoneLink>
          <OfficeLine phone={company.phone} office={t('office')} />
        </>
      ) : (
        <CallLink
          phone={company.phone}
          night={night === null ? null : { phone: night, text: t('callAtNight', { phone: night }) }}
          className={link}
        >
          {called}
        </CallLink>
      )}
      <TextLink phone={company.phone} hasNight={night !== null} className={link}>
        <MessageSquare aria-hidden="true" className="size-4.5" />
        {t('text')}
      </TextLink>
    </div>
  )
}
