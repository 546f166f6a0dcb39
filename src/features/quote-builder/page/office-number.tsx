import { useTranslations } from 'next-intl'
import { Phone } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import { OfficeLine } from '@/ui/office-line'
import { PhoneLink } from '@/ui/phone-link'
import type { BuilderCompany } from '../company'

/**
 * The office's own number, quietly, where the bar at the foot is all that a phone has: that one is out of the
 * way while somebody types, and calls about broken glass alone out of hours.
 */
export function OfficeNumber({ company }: { company: BuilderCompany }) {
  const t = useTranslations('quote.frame')
  const { phone, nightPhone } = company
  if (!phone) return null
  return (
    <p className="builder-office text-small text-text-second max-sm:text-caption max-sm:tracking-tight lg:hidden">
      <PhoneLink
        phone={phone}
        label={t('callNumber', { phone })}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 font-medium text-edge-ink',
          nightPhone !== null && 'call-by-day',
        )}
      >
        <Phone aria-hidden="true" className="size-4" />
        <span className="max-sm:hidden">{t('callNumber', { phone })}</span>
        <span className="sm:hidden">{t('call')}</span>
      </PhoneLink>
      {nightPhone === null ? null : (
        <OfficeLine
          phone={phone}
          office={t('office')}
          className="max-sm:block"
          linkClass="py-3.5 max-sm:py-1.5"
        />
      )}
    </p>
  )
}
