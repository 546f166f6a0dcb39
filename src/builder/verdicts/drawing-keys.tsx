import { useTranslations } from 'next-intl'
import type { PlacedVerdicts } from '@/drawings/to-scale/verdicts/verdict-places'
import { classNames } from '@/ui/class-names'
import type { Settling } from './use-settling'
import { showVerdict } from './verdict-id'
import { VerdictMark } from './verdict-mark'

type Props = {
  keys: PlacedVerdicts['keys']
  sheet: { width: number; height: number }
  settling: Settling
}

/** The marks of verdicts on a drawing: each leads to its verdict in the list, and rings with it. */
export function DrawingKeys({ keys, sheet, settling }: Props) {
  const t = useTranslations('quote.verdicts.keys')
  const { shown, active, setActive } = settling
  return keys.map(({ key, level, at }) => {
    const verdict = shown.find((each) => each.key === key)
    if (!verdict) return null
    return (
      <button
        key={key}
        type="button"
        aria-label={t(level, { panel: verdict.piece + 1, title: verdict.title })}
        onClick={() => showVerdict(key)}
        onPointerEnter={() => setActive(key)}
        onPointerLeave={() => setActive(null)}
        onFocus={() => setActive(key)}
        onBlur={() => setActive(null)}
        style={{
          left: `${(at.x / sheet.width) * 100}%`,
          top: `${(at.y / sheet.height) * 100}%`,
        }}
        className={classNames(
          'absolute grid size-11 -translate-1/2 place-items-center',
          active === key && 'rounded-full outline-2 outline-edge-mid',
        )}
      >
        <VerdictMark level={level} />
      </button>
    )
  })
}
