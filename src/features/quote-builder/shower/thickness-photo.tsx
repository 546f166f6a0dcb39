import half from '@pictures/thickness-1-2.webp'
import threeEighths from '@pictures/thickness-3-8.webp'
import { SiteImage } from '@/ui/site-image'

const edges = { '3/8': threeEighths, '1/2': half }

/** The edge of a pane with a pencil before it, both thicknesses seen from the same place. */
export function ThicknessPhoto({ inches }: { inches: keyof typeof edges }) {
  return (
    <SiteImage src={edges[inches]} alt="" sizes="144px" className="aspect-[4/3] w-36 bg-stone" />
  )
}
