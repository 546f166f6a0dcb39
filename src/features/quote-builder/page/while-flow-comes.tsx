import { useTranslations } from 'next-intl'
import type { BuilderCompany } from '../company'
import { CallAndText } from './call-and-text'

/** While the part of the program that the address names is on its way: that it comes, and whom to call meanwhile. */
export function WhileFlowComes({ company }: { company: BuilderCompany }) {
  const t = useTranslations('quote.frame')
  return (
    <div className="flow-waits page pt-6">
      <p className="text-text-second">{t('comes')}</p>
      <CallAndText company={company} look="plain" />
    </div>
  )
}
