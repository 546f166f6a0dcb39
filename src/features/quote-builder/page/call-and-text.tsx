import { useTranslations } from 'next-intl'
import { MessageSquare, Phone } from 'lucide-react'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { CallLink } from '@/ui/call-link'
import { TextLink } from '@/ui/text-link'
import type { BuilderCompany } from '../company'

type Props = { company: BuilderCompany; look: 'buttons' | 'plain' }

/** The two ways to talk instead of typing. */
export function CallAndText({ company, look }: Props) {
  const t = useTranslations('quote.frame')
  if (!company.phone) return null
  const night = company.nightPhone
  const link =
    look === 'buttons'
      ? classNames(buttonClasses('outline', 'medium'), 'min-h-12')
      : 'inline-flex min-h-11 items-center gap-2.5 font-semibold text-edge-ink hover:text-edge-mid'
  return (
    <div className={classNames('flex flex-wrap', look === 'buttons' ? 'gap-3' : 'gap-x-6')}>
      <CallLink
        phone={company.phone}
        night={night === null ? null : { phone: night, text: t('callAtNight', { phone: night }) }}
        className={link}
      >
        <Phone aria-hidden="true" className="size-4.5" />
        {t('callNumber', { phone: company.phone })}
      </CallLink>
      <TextLink phone={company.phone} hasNight={night !== null} className={link}>
        <MessageSquare aria-hidden="true" className="size-4.5" />
        {t('text')}
      </TextLink>
    </div>
  )
}
