import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ArrowLeft } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import { BuilderLink } from '../address/builder-link'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { CallAndText } from './call-and-text'
import { OfficeNumber } from './office-number'

type Props = {
  title: string
  company: BuilderCompany
  goTo: GoTo
  /** In place of the title where there is room for it. */
  children?: ReactNode
}

/** The way back, what is being priced, and the two ways to talk instead. */
export function BuilderBar({ title, company, goTo, children }: Props) {
  const t = useTranslations('quote.frame')
  return (
    <div
      className={classNames(
        'builder-chrome flex flex-wrap items-center justify-between gap-x-3 pt-3 lg:grid lg:h-17 lg:gap-x-6 lg:pt-0 lg:[@media(max-height:50rem)]:h-15',
        children ? 'lg:grid-cols-[auto_minmax(0,1fr)_auto]' : 'lg:grid-cols-[1fr_auto_1fr]',
      )}
    >
      <BuilderLink
        to={{}}
        goTo={goTo}
        className="inline-flex min-h-11 items-center gap-3 justify-self-start text-base text-link max-lg:text-small"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('back')}
      </BuilderLink>
      <p
        className={classNames(
          'font-display text-h4 text-edge-ink max-lg:sr-only',
          children ? 'lg:hidden' : undefined,
        )}
      >
        {title}
      </p>
      {children}
      <OfficeNumber company={company} />
      <div
        className={classNames(
          'hidden justify-self-end lg:block lg:max-xl:text-small',
          // the steps beside it need the room
          children ? 'steps-beside lg:max-xl:max-w-70 xl:w-max' : 'w-max',
        )}
      >
        <CallAndText company={company} look="plain" />
      </div>
    </div>
  )
}
