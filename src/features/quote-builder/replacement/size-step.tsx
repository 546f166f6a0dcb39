'use client'

import { paneLetter } from '@/domain/pricing/pane-letter'
import { useRef } from 'react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { SizesAlert } from '@/builder/fields/sizes-alert'
import type { useMeasuring } from '@/builder/fields/use-measuring'
import { addPane, isRough, mayAddPane } from '@/builder/replacement/panes'
import { Extras } from '@/builder/replacement/extras'
import { SafetyQuestions } from '@/builder/replacement/safety-questions'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import type { BuiltReplacement } from '@/builder/replacement/replacement-request'
import type { PricingTables } from '@/domain/pricing/types'
import type { PricedService } from '@/domain/services-catalogue/services'
import type { BuilderCompany } from '../company'
import { MeasureGuide } from './measure-guide'
import { PaneEntry } from './pane-entry'
import { UnsurePanel } from './unsure-panel'
import type { useSize } from './use-size'

type Props = {
  draft: ReplacementDraft
  built: BuiltReplacement
  tables: PricingTables | null
  size: ReturnType<typeof useSize>
  wizard: ReturnType<typeof useMeasuring>
  serviceType: PricedService
  areaSqFt: number | null
  byMail: boolean
  company: BuilderCompany
}

/** Width and height of each pane of the window, read as they are typed. */
export function SizeStep(props: Props) {
  const { draft, built, tables, size, wizard, serviceType, areaSqFt, byMail, company } = props
  const { alert, panes } = size
  const e = useTranslations('quote.errors.standardPricing')
  const t = useTranslations('quote.replacement.panes')
  const add = useRef<HTMLButtonElement>(null)
  const isOneOfSeveral = panes.length > 1
  const owner = alert && isOneOfSeveral ? t('name', { letter: paneLetter(alert.pane) }) : undefined
  return (
    <div className="mt-8">
      {alert ? <SizesAlert {...alert} owner={owner} /> : null}
      {built.ok && built.resolved.kind === 'standard' ? (
        <div className="mb-6">
          <Alert tone="notice" title={e('title')}>
            {e('text')}
          </Alert>
        </div>
      ) : null}
      {panes.map((_, pane) => (
        <PaneEntry
          key={pane}
          {...{ draft, pane, size, wizard }}
          mayBeRough={!byMail}
          onRemoved={() => add.current?.focus()}
        />
      ))}
      {byMail ? null : (
        <div className={isOneOfSeveral ? 'border-t border-rule pt-5' : 'mt-5'}>
          <Button
            ref={add}
            look="outline"
            aria-disabled={!mayAddPane(draft)}
            onClick={() => size.change(addPane(draft))}
          >
            {t('add')}
          </Button>
          <p className="mt-2 text-small text-text-second">
            {mayAddPane(draft) ? t('addText') : t('full')}
          </p>
          <p role="status" className="sr-only">
            {isOneOfSeveral ? t('count', { count: panes.length }) : ''}
          </p>
        </div>
      )}
      {isRough(draft) && !byMail ? (
        <UnsurePanel {...{ draft, tables, serviceType }} unsure="size" />
      ) : null}
      <MeasureGuide post={company.measuring.window} />
      <SafetyQuestions
        {...{ draft, serviceType, tables }}
        onChange={(safety) => size.change({ ...draft, safety })}
      />
      {byMail ? null : (
        <Extras
          {...{ draft, built, tables, serviceType, areaSqFt }}
          onChange={(extras) => size.change({ ...draft, ...extras })}
        />
      )}
    </div>
  )
}
