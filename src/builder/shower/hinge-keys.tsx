import { useTranslations } from 'next-intl'
import { ArrowLeftRight } from 'lucide-react'
import type { Side } from '@/domain/pricing/types'
import type { EnclosureLayout } from '@/drawings/to-scale/enclosure'
import { hangPoints } from '@/drawings/to-scale/hang-points'

type Props = { layout: EnclosureLayout; onHang: (panel: number, side: Side) => void }

/** On the free edge of each door: hangs it there. */
export function HingeKeys({ layout, onHang }: Props) {
  const t = useTranslations('quote.shower.layouts')
  return hangPoints(layout).map(({ panel, side, at }) => {
    return (
      <button
        key={panel}
        type="button"
        aria-label={t('hang', { panel: panel + 1, side })}
        title={t('hang', { panel: panel + 1, side })}
        onClick={() => onHang(panel, side)}
        style={{
          left: `${(at.x / layout.width) * 100}%`,
          top: `${(at.y / layout.height) * 100}%`,
        }}
        className="group absolute grid size-11 -translate-1/2 place-items-center print:hidden"
      >
        <span className="grid size-7 place-items-center rounded-full border border-edge-mid bg-paper text-edge-ink group-hover:bg-edge-tint">
          <ArrowLeftRight aria-hidden="true" className="size-4" />
        </span>
      </button>
    )
  })
}
