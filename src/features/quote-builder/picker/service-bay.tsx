'use client'

import { memo, useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ArrowRight, ChevronDown, ChevronUp, Mail } from 'lucide-react'
import { contentOf } from '@/domain/services-catalogue/services'
import type { BayContent, PickerBay } from '@/domain/services-catalogue/services'
import { CustomElevation } from '@/drawings/illustrations/custom-elevation'
import { InstallationElevation } from '@/drawings/illustrations/installation-elevation'
import { ReplacementElevation } from '@/drawings/illustrations/replacement-elevation'
import { ShowerElevation } from '@/drawings/illustrations/shower-elevation'
import { classNames } from '@/ui/class-names'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { useCustomJobDraft } from '../page/use-mail-drafts'
import { KindsTray } from './kinds-tray'

type Props = {
  bay: PickerBay
  index: number
  open: boolean
  neighbourOpen: boolean
  onToggle: (bay: PickerBay) => void
  company: BuilderCompany
  goTo: GoTo
}

/**
 * One bay of the elevation: a button that starts its flow or opens its kinds, or a mail link. The
 * drawings are large, and what happens in one bay is no reason to draw the others again.
 */
export const ServiceBay = memo(function ServiceBay({
  bay,
  index,
  open,
  neighbourOpen,
  onToggle,
  company,
  goTo,
}: Props) {
  const tray = useId()
  const button = useRef<HTMLButtonElement>(null)
  const draft = useCustomJobDraft(company)
  const content = contentOf(bay)
  const face = <BayFace bay={bay} content={content} open={open} />
  const look = classNames(
    'group relative block w-full text-left transition-colors duration-150 min-[900px]:row-start-1',
    columns[index],
    open
      ? 'z-10 border border-b-0 border-edge-mid bg-paper max-[639px]:border-t-0 min-[640px]:h-[calc(100%+1px)]'
      : 'border-l border-transparent hover:bg-paper min-[640px]:h-full',
    !open && index > 0 && !neighbourOpen && 'min-[900px]:border-rule-stone',
    // one below the other on a phone, each on its own floor; two by two on a tablet
    !open && 'max-[639px]:border-r',
    index > 1 &&
      !open &&
      'min-[640px]:max-[899px]:border-t min-[640px]:max-[899px]:border-t-rule-stone',
    index % 2 === 1 && !open && 'min-[640px]:max-[899px]:border-l-rule-stone',
  )

  useEffect(() => {
    if (!open) return
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return
      onToggle(bay)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open, onToggle, bay])

  if (content.leadsTo === 'flow') {
    const place = { serviceType: content.service }
    return (
      <button type="button" onClick={() => goTo(place)} className={look}>
        {face}
      </button>
    )
  }
  if (content.leadsTo === 'mail') {
    return (
      <a href={draft} className={look}>
        {face}
      </a>
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={tray}
        onClick={() => onToggle(bay)}
        className={look}
      >
        {face}
      </button>
      <KindsTray id={tray} bay={bay} kinds={content.kinds} open={open} goTo={goTo} />
    </>
  )
})

const columns = [
  'min-[900px]:col-start-1',
  'min-[900px]:col-start-2',
  'min-[900px]:col-start-3',
  'min-[900px]:col-start-4',
]

type FaceProps = { bay: PickerBay; content: BayContent; open: boolean }

function BayFace({ bay, content, open }: FaceProps) {
  const t = useTranslations('quote.picker')
  return (
    <span className="relative flex h-full items-center gap-4 max-[639px]:pt-3 max-[639px]:pr-2 min-[640px]:block min-[640px]:p-4 min-[900px]:p-0">
      {/* on a phone it stands on the floor that parts one bay from the next, on a tablet on one across its bay */}
      <span className="w-36 shrink-0 max-[639px]:-mb-1 max-[639px]:self-end min-[640px]:block min-[640px]:w-full min-[640px]:max-[899px]:relative min-[900px]:pt-3">
        <span className="block min-[640px]:max-[899px]:mx-auto min-[640px]:max-[899px]:w-48">
          <Elevation bay={bay} yourSize={t('yourSize')} />
        </span>
        <span className="absolute -inset-x-4 bottom-1.5 hidden border-b border-text min-[640px]:max-[899px]:block" />
      </span>
      <span className="block min-w-0 max-[639px]:pb-2 min-[640px]:px-3 min-[640px]:pt-3 min-[900px]:px-5 min-[900px]:pt-6 min-[900px]:pb-7 xl:px-7">
        <span className="block font-display text-h4 tracking-tight min-[900px]:text-h3">
          {t(`services.${bay}.title`)}
        </span>
        <span className="mt-1 block text-pretty text-text-second min-[900px]:mt-2 min-[900px]:min-h-13">
          {t(`services.${bay}.text`)}
        </span>
        <span className="mt-2 flex min-h-8 items-center gap-2.5 font-semibold text-edge-ink min-[900px]:mt-4">
          {content.leadsTo === 'kinds'
            ? t('kinds', { count: content.kinds.length })
            : t(`services.${bay}.action`)}
          <ActionIcon leadsTo={content.leadsTo} open={open} />
        </span>
      </span>
      <span className="absolute -inset-x-px bottom-0 border-b border-text min-[640px]:hidden" />
    </span>
  )
}

type IconProps = { leadsTo: BayContent['leadsTo']; open: boolean }

function ActionIcon({ leadsTo, open }: IconProps): ReactNode {
  const props = { 'aria-hidden': true, className: 'size-4.5' } as const
  if (leadsTo === 'flow') {
    return (
      <ArrowRight
        {...props}
        className="size-4.5 transition-transform duration-150 group-hover:translate-x-1"
      />
    )
  }
  if (leadsTo === 'mail') return <Mail {...props} />
  return open ? <ChevronUp {...props} /> : <ChevronDown {...props} />
}

function Elevation({ bay, yourSize }: { bay: PickerBay; yourSize: string }): ReactNode {
  switch (bay) {
    case 'shower':
      return <ShowerElevation />
    case 'replacement':
      return <ReplacementElevation />
    case 'installation':
      return <InstallationElevation />
    case 'custom':
      return <CustomElevation yourSize={yourSize} />
  }
}
