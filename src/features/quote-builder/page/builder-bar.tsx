import { useTranslations } from 'next-intl'
import { ArrowLeft } from 'lucide-react'
import { BuilderLink } from '../address/builder-link'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { CallAndText } from './call-and-text'
import { OfficeNumber } from './office-number'

type Props = { title: string; company: BuilderCompany; goTo: GoTo }

/** The way back, what is being priced, and the two ways to talk instead. */
export function BuilderBar({ title, company, goTo }: Props) {
  const t = useTranslations('quote.frame')
  return (
    <div className="builder-chrome flex flex-wrap items-center justify-between gap-x-3 pt-3 lg:grid lg:h-17 lg:grid-cols-[1fr_auto_1fr] lg:gap-x-6 lg:pt-0">
      <BuilderLink
        to={{}}
        goTo={goTo}
        className="inline-flex min-h-11 items-center gap-3 justify-self-start text-base text-link max-lg:text-small"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('back')}
      </BuilderLink>
      <p className="font-display text-h4 text-edge-ink max-lg:sr-only">{title}</p>
      <OfficeNumber company={company} />
      <div className="hidden w-max justify-self-end lg:block lg:max-xl:text-small">
        <CallAndText company={company} look="plain" />
      </div>
    </div>
  )
}
