import { useTranslations } from 'next-intl'
import { ArrowLeftRight } from 'lucide-react'
import type { Side } from '@/domain/pricing/types'
import type { EnclosureLayout } from '@/drawings/to-scale/enclosure'

type Props = { layout: EnclosureLayout; onHang: (panel: number, side: Side) => void }

const inset = 24
const leastWidthPx = 46

/** On the free edge of each door: hangs it there. */
export function HingeKeys({ layout, onHang }: Props) {
  const t = useTranslations('quote.shower.layouts')
  return layout.panes.map(({ hinge, known, x, y, width, height }, panel) => {
    if (!hinge || !known || width < leastWidthPx) return null
    const side = hinge === 'left' ? 'right' : 'left'
    const at = side === 'left' ? x + inset : x + width - inset
    return (
      <button
        key={panel}
        type="button"
        aria-label={t('hang', { panel: panel + 1, side })}
        title={t('hang', { panel: panel + 1, side })}
        onClick={() => onHang(panel, side)}
        style={{
          left: `${(at / layout.width) * 100}%`,
          top: `${((y + height * 0.17) / layout.height) * 100}%`,
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
