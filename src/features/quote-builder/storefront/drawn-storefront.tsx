'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { ArrowRight } from 'lucide-react'
import { usePricingTables } from '@/builder/tables/use-pricing-tables'
import { fitStorefront } from '@/domain/storefront/fit-storefront'
import { checkStorefront, withLites } from '@/domain/storefront/front-checks'
import { offeredFrontGlass } from '@/domain/storefront/front-glass'
import { rangeOfStorefront } from '@/domain/storefront/front-range'
import type { Storefront } from '@/domain/storefront/storefront'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import { Button } from '@/ui/button'
import { BuilderLink } from '../address/builder-link'
import { useSizesOnce } from '../address/use-sizes-once'
import { useFlowState } from '../draft/use-flow-state'
import { BuilderBar } from '../page/builder-bar'
import { PhoneBar } from '../page/phone-bar'
import { SheetHead } from '../preview/preview-sheet'
import type { FlowProps } from '../wizard/flow-props'
import { StepHeading } from '../wizard/step-heading'
import { drawnFrontShape, usualFront, withHandedSizes } from './drawn-front'
import { FrontChecksList } from './front-checks-list'
import { FrontFields } from './front-fields'
import { FrontFigure } from './front-figure'
import { FrontRangeFigure } from './front-range-figure'
import { GlassChoice } from './glass-choice'
import { SurveyDialog } from './survey-dialog'
import { useWholeMoney } from '../words/use-whole-money'

/** A front drawn as it is sized, what its glass comes to about, and one way on: a survey. */
export function DrawnStorefront({ address, goTo, company }: FlowProps<'general'>) {
  const t = useTranslations('quote.storefront')
  const catalogue = useTranslations('serviceCatalogue')
  const tables = usePricingTables()
  const { state, changeDraft } = useFlowState({
    key: 'drawn_storefront',
    shape: drawnFrontShape,
    initial: usualFront,
    start: () => withHandedSizes(usualFront, address),
    handOver: (drawn) => withHandedSizes(drawn, address),
  })
  useSizesOnce(state.draft, goTo)
  const { front, glass: kind } = state.draft
  const [chosen, setChosen] = useState<number | null>(null)
  const [scale, setScale] = useState<DrawingScale | null>(null)
  const [asking, setAsking] = useState(false)
  const rules = tables?.glassRules ?? []
  const offered = tables ? offeredFrontGlass(tables) : []
  const glass = offered.find((each) => each.kind === kind) ?? offered[0] ?? null
  const range = tables && glass ? rangeOfStorefront(front, glass, tables) : null
  const checks = checkStorefront(front, glass, rules)
  const money = useWholeMoney(range?.currencyCode ?? 'USD')
  const change = (next: Storefront) => changeDraft({ ...state.draft, front: fitStorefront(next) })
  const fields = useRef<HTMLDivElement>(null)
  /** Not while a field shows what the drawing is not of. */
  const askForSurvey = () => {
    const bad = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (bad) bad.focus()
    else setAsking(true)
  }
  const choose = (lite: number | null) => setChosen(lite)
  const ask = (
    <Button look="sunOnDesk" size="large" onClick={askForSurvey}>
      {t('survey.request')}
      <ArrowRight aria-hidden="true" className="size-4.5" />
    </Button>
  )

  return (
    <div className="page pb-14 lg:pb-24">
      <BuilderBar title={catalogue('products.storefronts')} company={company} goTo={goTo} />
      <div className="mt-4 grid gap-x-12 lg:mt-9 lg:grid-cols-[minmax(0,360fr)_minmax(0,840fr)] lg:grid-rows-[auto_auto_1fr]">
        <StepHeading step="storefront" title={t('title')} lead={t('lead')} />
        <div className="border-rule max-lg:mt-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-x lg:border-t lg:px-[5px] lg:pt-[5px]">
          <div className="h-full border border-text-second">
            <SheetHead note={t('seen', { safe: checks.safe, panes: checks.panes })} scale={scale} />
            <FrontFigure
              {...{ front, rules, chosen }}
              onChoose={choose}
              onChange={change}
              onScale={setScale}
            />
          </div>
        </div>
        <div
          ref={fields}
          className="mt-8 grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-2"
        >
          <FrontFields {...{ front, chosen }} onChoose={choose} onChange={change} />
          <GlassChoice
            offered={offered}
            chosen={glass?.kind ?? null}
            onChoose={(next) => changeDraft({ ...state.draft, glass: next })}
          />
          <BuilderLink
            to={{ serviceType: 'commercial_inquiry', product: 'new_glass_products' }}
            goTo={goTo}
            className="inline-flex min-h-11 items-center text-link"
          >
            {t('onePane')}
          </BuilderLink>
        </div>
        {/* After the fields, as on a phone: by Tab one comes to it where one sees it. */}
        <div className="border-rule max-lg:mt-8 lg:col-start-2 lg:row-start-3 lg:self-start lg:border-x lg:border-b lg:px-[5px] lg:pb-[5px]">
          <div className="border border-text-second lg:border-t-0">
            <div className="grid border-text-second lg:border-t xl:grid-cols-[1fr_auto]">
              <div className="min-h-36 px-5 py-4.5">
                {tables ? <FrontRangeFigure range={range} /> : null}
              </div>
              <div className="grid content-center gap-2 border-text-second p-5 max-xl:border-t xl:border-l">
                {ask}
                <p className="text-center text-small text-text-second">{t('survey.free')}</p>
              </div>
            </div>
            <FrontChecksList
              checks={checks}
              isLaminated={glass?.kind === 'laminated'}
              onLites={(lites) => change(withLites(front, lites))}
            />
          </div>
        </div>
      </div>
      <SurveyDialog
        open={asking}
        onOpenChange={setAsking}
        front={front}
        glassTypeId={glass?.safe.id ?? null}
      />
      <PhoneBar
        company={company}
        mini={null}
        caption={t('range')}
        figure={range ? `${money(range.low)}–${money(range.high)}` : t('byHand')}
        waiting={range === null}
        typing={false}
        action={
          <Button look="sun" className="min-h-13 shrink-0 px-5" onClick={askForSurvey}>
            {t('survey.short')}
          </Button>
        }
      />
    </div>
  )
}
