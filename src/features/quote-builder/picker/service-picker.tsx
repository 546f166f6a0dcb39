'use client'

import { useCallback, useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { pickerBays } from '@/domain/services-catalogue/services'
import type { PickerBay } from '@/domain/services-catalogue/services'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { classNames } from '@/ui/class-names'
import { CallAndText } from '../page/call-and-text'
import { TalkBar } from '../page/phone-bar'
import { useStepFocus } from '../page/use-step-focus'
import { PickerFooter } from './picker-footer'
import { ServiceBay } from './service-bay'
import { UnknownServiceNotice } from './unknown-service-notice'

type Props = {
  company: BuilderCompany
  goTo: GoTo
  unknownService: boolean
  /** Whether the address is known to name no flow. */
  isRead: boolean
}

/** What needs glass: four bays on one ground line, one of them open at a time. */
export function ServicePicker({ company, goTo, unknownService, isRead }: Props) {
  const t = useTranslations('quote.picker')
  const heading = useRef<HTMLHeadingElement>(null)
  useStepFocus(isRead ? 'picker' : null, heading)
  const [open, setOpen] = useState<PickerBay | null>(null)
  const toggle = useCallback(
    (name: PickerBay) => setOpen((current) => (current === name ? null : name)),
    [],
  )

  return (
    <div className="page pt-8 pb-16 lg:pt-10 lg:pb-24 xl:pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 xl:gap-x-16">
        <div className="max-w-136 xl:max-w-xl">
          <h1 ref={heading} tabIndex={-1} className="text-opening outline-none lg:text-h1">
            {t('title')}
          </h1>
          <p className="mt-5 text-text-second">{t('lead')}</p>
        </div>
        {/* at night the office's own line says when it opens, here as at every step */}
        <div className={classNames('max-lg:hidden', company.nightPhone !== null && 'call-by-day')}>
          <p className="mb-2 text-small text-text-second">{t('talk')}</p>
          <CallAndText company={company} look="buttons" />
        </div>
      </div>
      {unknownService ? <UnknownServiceNotice /> : null}
      <div className="mt-7 grid grid-flow-row-dense border-rule-stone min-[640px]:grid-cols-2 min-[900px]:grid-cols-4 lg:mt-11">
        {pickerBays.map((bay, index) => (
          <ServiceBay
            key={bay}
            bay={bay}
            index={index}
            open={open === bay}
            neighbourOpen={pickerBays[index - 1] === open}
            onToggle={toggle}
            company={company}
            goTo={goTo}
          />
        ))}
      </div>
      <PickerFooter />
      <TalkBar company={company} />
    </div>
  )
}
