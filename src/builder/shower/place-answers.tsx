import { useTranslations } from 'next-intl'
import type { SiteAnswers } from '@/domain/pricing/types'
import type { PanelDraft } from './shower-draft'

type TickProps = { text: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Tick({ text, isOn, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-edge-mid"
      />
      {text}
    </label>
  )
}

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
          text={t(question)}
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
