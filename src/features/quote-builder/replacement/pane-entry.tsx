'use client'

import { paneLetter } from '@/domain/pricing/pane-letter'
import { useTranslations } from 'next-intl'
import { SizeFields } from '@/builder/fields/size-fields'
import type { useMeasuring } from '@/builder/fields/use-measuring'
import { changePane, removePane } from '@/builder/replacement/panes'
import { sideRule, typeSizes } from '@/builder/replacement/replacement-draft'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import { Button } from '@/ui/button'
import { RoughSizeChoice } from './rough-size-choice'
import { UnsureCard } from './unsure-card'
import type { useSize } from './use-size'

type Props = {
  draft: ReplacementDraft
  pane: number
  size: ReturnType<typeof useSize>
  wizard: ReturnType<typeof useMeasuring>
  /** Whether there is a range for what nobody can measure. */
  mayBeRough: boolean
  onRemoved: () => void
}

/** The size of one pane of the window: typed, or about how large it is. */
export function PaneEntry({ draft, pane, size, wizard, mayBeRough, onRemoved }: Props) {
  const t = useTranslations('quote.replacement')
  const typed = size.panes[pane]
  const readings = size.readings[pane]
  if (!typed || !readings) return null
  const isOneOfSeveral = size.panes.length > 1
  const letter = paneLetter(pane)
  const owner = t('panes.name', { letter })
  const { measuring, focusField } = wizard
  const { rough } = typed
  const change = (to: Parameters<typeof changePane>[2]) => size.change(changePane(draft, pane, to))
  return (
    <section
      {...(isOneOfSeveral ? { 'aria-label': owner } : {})}
      className={isOneOfSeveral ? 'border-t border-rule py-6' : ''}
    >
      {isOneOfSeveral ? (
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2 className="text-h4">{owner}</h2>
          <Button
            look="quiet"
            className="-mr-4 pr-4"
            aria-label={t('panes.remove', { letter })}
            onClick={() => {
              size.change(removePane(draft, pane))
              onRemoved()
            }}
          >
            {t('panes.removeShort')}
          </Button>
        </div>
      ) : null}
      <SizeFields
        pane={pane}
        owner={isOneOfSeveral ? owner : undefined}
        sizes={typed}
        readings={readings}
        isIdle={rough !== undefined}
        isJudged={(field) => !rough && size.isJudged(pane, field)}
        rule={sideRule}
        measuring={measuring?.pane === pane ? measuring.field : null}
        onType={(field, text) => change((one) => typeSizes(one, { [field]: text }))}
        onFocus={(field) => focusField({ pane, field })}
        onBlur={(field) => {
          focusField(null)
          if (typed[field].trim() !== '') size.judge(pane, field)
        }}
      />
      {mayBeRough ? (
        <UnsureCard
          label={isOneOfSeveral ? t('panes.unsure', { letter }) : t('unsure.card.size')}
          isOpen={rough !== undefined}
          onToggle={() => change((one) => ({ ...one, rough: rough ? undefined : 'usual' }))}
          className="mt-4"
        />
      ) : null}
      {rough ? (
        <RoughSizeChoice
          legend={isOneOfSeveral ? t('panes.aboutHowBig', { letter }) : t('unsure.aboutHowBig')}
          chosen={rough}
          onChoose={(chosen) => change((one) => ({ ...one, rough: chosen }))}
        />
      ) : null}
    </section>
  )
}
