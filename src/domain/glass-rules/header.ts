import type { HardwareItem, Panel, QuoteRequest, ShowerLayout } from '@/domain/pricing/types'
import { straightRunIn } from './layouts'

type Shower = { panels?: readonly Panel[] | undefined; layout?: ShowerLayout | undefined }
type List = { hardware: readonly HardwareItem[] }

const isHeader = ({ part }: HardwareItem) => part === 'header'

/** Begun feet count; a millionth of a foot is what arithmetic leaves over. */
const wholeFeet = (inches: number) => Math.max(1, Math.ceil(Number((inches / 12).toFixed(6))))

/** How many of it go over these panels: by the foot, where it is sold so, the whole width. */
export function headerOver(
  { unitOfMeasure }: HardwareItem,
  panels: readonly Panel[],
): { quantity: number; feet: number } {
  const feet = wholeFeet(panels.reduce((sum, { widthIn }) => sum + widthIn, 0))
  return { quantity: unitOfMeasure === 'linear_ft' ? feet : 1, feet }
}

/** The header that a shower has, or else the first one that is sold. */
export function headerOf(
  chosen: QuoteRequest['hardware'],
  { hardware }: List,
): HardwareItem | undefined {
  const headers = hardware.filter(isHeader)
  return headers.find((header) => chosen.some(({ id }) => id === header.id)) ?? headers[0]
}

/** Whether one that was chosen reaches over all that stands in one plane. */
export function isHeld(
  chosen: QuoteRequest['hardware'],
  { panels = [], layout }: Shower,
  { hardware }: List,
): boolean {
  const least = wholeFeet(straightRunIn(panels, layout))
  return chosen.some(({ id, quantity }) => {
    const header = hardware.find((item) => item.id === id && isHeader(item))
    return header !== undefined && (header.unitOfMeasure !== 'linear_ft' || quantity >= least)
  })
}

/** How many are taken by the first press: of a header as much as goes over the panels, else one. */
export function firstQuantity(item: HardwareItem, panels: readonly Panel[] | undefined): number {
  return panels && isHeader(item) ? headerOver(item, panels).quantity : 1
}
