import { useTranslations } from 'next-intl'
import type { SiteAnswers } from '@/domain/pricing/types'
import { Tick } from '@/ui/tick'
import { withFractions } from '@/ui/with-fractions'
import type { PanelDraft } from './shower-draft'

type PlaceProps = {
  site: { [Key in keyof SiteAnswers]?: boolean | undefined } | undefined
  onChange: (site: SiteAnswers) => void
}

const questions = ['outOfPlumb', 'tileUnfinished'] as const

/** What a homeowner may know of the walls: nothing ticked is nothing said. */
export function PlaceAnswers({ site = {}, onChange }: PlaceProps) {
  const t = useTranslations('quote.place')
  return (
    <fieldset className="mt-6 border-t border-rule pt-4">
      <legend className="sr-only">{t('legend')}</legend>
      {questions.map((question) => (
        <Tick
          key={question}
          text={withFractions(t(question))}
          isOn={site[question] === true}
          onChange={(isOn) => onChange({ ...(site as SiteAnswers), [question]: isOn })}
        />
      ))}
    </fieldset>
  )
}

type SwingProps = { panel: PanelDraft; onChange: (swing: 'in' | undefined) => void }

/** Which way a door has to open, where there is room for one way only. */
export function DoorSwing({ panel, onChange }: SwingProps) {
  const t = useTranslations('quote.place')
  if (panel.role !== 'door') return null
  return (
    <Tick
      text={t('inward')}
      isOn={panel.swing === 'in'}
      onChange={(isOn) => onChange(isOn ? 'in' : undefined)}
    />
  )
}
