import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { ChevronDown } from 'lucide-react'
import type { HardwareItem, PanelRole, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { quantityOf, stillSold } from '@/builder/fields/hardware-choices'
import type { HardwareChoice, chooseQuantity } from '@/builder/fields/hardware-choices'
import { HardwareList } from '@/builder/fields/hardware-list'
import { NotSoldNote } from '@/builder/fields/not-sold-note'
import { PriceNote } from '@/builder/fields/price-note'
import { firstQuantity } from '@/domain/glass-rules/header'
import { isHandle } from '@/domain/quote/bought-parts'
import { standardHardwareOf } from '@/domain/services-catalogue/standard-hardware'
import { unbroken } from '@/ui/page/unbroken'
import { MetalChoice } from './metal-choice'

type Props = {
  tables: PricingTables | null
  chosen: readonly HardwareChoice[]
  panels: readonly { role: PanelRole }[]
  areaSqFt: number | null
  /** Whether the price of the glass covers the installation as well. */
  included: boolean
  /** What is priced so far. */
  request: QuoteRequest | null
  /** How many doors have no handle. */
  bareDoors: number
  /** Hinges that are added take the place of those that came by themselves. */
  chooseHinges: typeof chooseQuantity
  onChange: (chosen: HardwareChoice[]) => void
  onLook: (metal: string | null) => void
}

/** What is in the price already, and each thing that can be had besides, in one place of its own. */
export function HardwareStep(props: Props) {
  const { tables, chosen, panels, areaSqFt, included, request, bareDoors, onChange, onLook } = props
  const t = useTranslations('quote.shower')
  const inPrice = useTranslations('serviceCatalogue.shower')
  if (!tables) return <div aria-busy="true" className="mt-8 h-60 border border-rule bg-paper" />
  const hasDoor = panels.some(({ role }) => role === 'door')
  const sold = stillSold(chosen, tables)
  const groups = groupsOf(tables.hardware, sold, hasDoor)
  const list = (label: string, items: readonly HardwareItem[], choose?: typeof chooseQuantity) => (
    <HardwareList
      {...{ label, items, areaSqFt, choose, onChange }}
      chosen={sold}
      currencyCode={tables.regions[0]?.currencyCode ?? 'USD'}
      priced={{ tables, request }}
      first={(item) => firstQuantity(item, request?.panels)}
    />
  )
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="border-l-3 border-edge-mid bg-edge-tint px-4 py-3 text-base text-pretty text-on-tint">
        {unbroken(
          t('hardware.included', {
            installation: included ? 'yes' : 'no',
            standard: inPrice('standard', { work: standardHardwareOf(panels) }),
          }),
        )}
      </p>
      <NotSoldNote {...{ chosen, tables }} />
      {groups.handles.length > 0 ? (
        <Group
          title={t('handle.title', { doors: bareDoors })}
          text={bareDoors > 0 ? t('handle.text') : null}
        >
          <PriceNote {...{ tables, request }} />
          {list(t('handle.title', { doors: 0 }), groups.handles)}
        </Group>
      ) : null}
      <MetalChoice {...{ tables, request, onChange, onLook }} chosen={sold} />
      {groups.hinges.length > 0 ? (
        <Folded
          title={t('hingeSets.title')}
          startsOpen={groups.hinges.some(({ id }) => quantityOf(sold, id) > 0)}
        >
          <p className="mb-2 text-base text-pretty text-text-second">{t('hingeSets.text')}</p>
          {list(t('hingeSets.title'), groups.hinges, props.chooseHinges)}
        </Folded>
      ) : null}
      <Group title={t('more.title')} text={null}>
        {groups.handles.length > 0 ? null : <PriceNote {...{ tables, request }} />}
        {list(t('more.title'), groups.more)}
      </Group>
    </div>
  )
}

/** What only a door has is shown where there is one, or where it was chosen before. */
function groupsOf(
  hardware: readonly HardwareItem[],
  chosen: readonly HardwareChoice[],
  hasDoor: boolean,
) {
  const parts = hardware.filter(
    ({ metal, offeredFor }) => metal === null && offeredFor.includes('shower'),
  )
  const isOfDoor = ({ id }: HardwareItem) => hasDoor || quantityOf(chosen, id) > 0
  const handles = parts.filter(({ part }) => isHandle(part))
  const hinges = parts.filter(({ carries }) => carries !== null)
  return {
    handles: handles.filter(isOfDoor),
    hinges: hinges.filter(isOfDoor),
    more: parts.filter((item) => !handles.includes(item) && !hinges.includes(item)),
  }
}

type GroupProps = { title: string; text: string | null; children: ReactNode }

function Group({ title, text, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-sans text-base font-semibold">
        {title}
      </h2>
      {text === null ? null : (
        <p className="-mt-1 mb-2 text-base text-pretty text-text-second">{text}</p>
      )}
      {children}
    </section>
  )
}

type FoldedProps = { title: string; startsOpen: boolean; children: ReactNode }

/** What few need: shut, unless something of it is chosen already. */
function Folded({ title, startsOpen, children }: FoldedProps) {
  const [isOpen] = useState(startsOpen)
  return (
    <details open={isOpen} className="group border-y border-rule">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 font-semibold">
        <h2 className="font-sans text-base font-semibold">{title}</h2>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
