import { useTranslations } from 'next-intl'
import type { BuilderCompany } from '../company'
import { CallAndText } from './call-and-text'

/**
 * While the part of the program that the address names is on its way: that it comes, and whom to call meanwhile. It
 * takes no room, so that nothing moves once it goes.
 */
export function WhileFlowComes({ company }: { company: BuilderCompany }) {
  const t = useTranslations('quote.frame')
  return (
    <div className="flow-waits pointer-events-none absolute inset-x-0 page pt-16 *:pointer-events-auto">
      <p className="text-text-second">{t('comes')}</p>
      <CallAndText company={company} look="plain" />
    </div>
  )
}
