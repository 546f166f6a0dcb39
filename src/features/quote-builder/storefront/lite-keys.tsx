import { useTranslations } from 'next-intl'
import type { FrontLayout } from '@/domain/storefront/lay-out-storefront'
import { keysIn } from '@/drawings/to-scale/front-keys'
import type { FrontDrawingLayout } from '@/drawings/to-scale/front-layout'
import { classNames } from '@/ui/class-names'
import { inches } from './front-lengths'

type Props = {
  layout: FrontDrawingLayout
  parts: FrontLayout
  small: boolean
  chosen: number | null
  onChoose: (lite: number) => void
}

/** Smaller, a key would lie on its neighbour or over the front: the field below the drawing then chooses alone. */
const smallest = { width: 30, height: 26 }

/** The number of each lite on its glass; pressed, it is the one to be sized. */
export function LiteKeys({ layout, parts, small, chosen, onChoose }: Props) {
  const t = useTranslations('quote.storefront')
  const keys = keysIn(layout, small)
  return layout.bays.map((bay, at) => {
    const key = keys[at]
    const widthIn = parts.bays[at]?.widthIn ?? 0
    if (bay.kind !== 'lite' || !key) return null
    if (bay.width < smallest.width || bay.height < smallest.height) return null
    const { x, y, radius } = key
    return (
      <button
        key={bay.index}
        type="button"
        tabIndex={-1}
        aria-pressed={bay.index === chosen}
        aria-label={t('liteKey', { lite: bay.index + 1, width: inches.write(widthIn) })}
        onClick={() => onChoose(bay.index)}
        className="group absolute grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center"
        style={{
          left: `${(x / layout.width) * 100}%`,
          top: `${(y / layout.height) * 100}%`,
        }}
      >
        <span
          className={classNames(
            'grid place-items-center rounded-full border border-text-second bg-paper figures',
            radius < 12 ? 'size-5 text-caption' : 'size-6 text-small',
            'group-aria-pressed:border-edge-ink group-aria-pressed:bg-edge-ink group-aria-pressed:text-ground',
          )}
        >
          {bay.index + 1}
        </span>
      </button>
    )
  })
}
