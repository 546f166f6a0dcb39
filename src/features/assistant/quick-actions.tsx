import type { Words } from './words'

const questions = ['price', 'products', 'hours', 'broken'] as const

type Props = { t: Words; onPick: (question: string) => void }

/** What visitors ask most, one tap away. */
export function QuickActions({ t, onPick }: Props) {
  return (
    <div role="group" aria-label={t('quickLabel')} className="flex flex-wrap gap-2 pt-5">
      {questions.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => onPick(t(`quick.${key}`))}
          className="min-h-11 rounded-glass border border-edge-mid px-3 text-left text-base text-edge-ink hover:bg-edge-tint"
        >
          {t(`quick.${key}`)}
        </button>
      ))}
    </div>
  )
}
