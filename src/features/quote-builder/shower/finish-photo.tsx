import type { StaticImageData } from 'next/image'
import acidEtch from '@pictures/glass-acid-etch.webp'
import clear from '@pictures/glass-clear.webp'
import film from '@pictures/glass-film.webp'
import lowIron from '@pictures/glass-low-iron.webp'
import rain from '@pictures/glass-rain.webp'
import smart from '@pictures/glass-smart.webp'
import type { ShowerFinishKey } from '@/domain/pricing/shower-options'
import { SiteImage } from '@/ui/site-image'

const studies: Record<ShowerFinishKey | 'smart_glass', StaticImageData> = {
  standard_clear: clear,
  low_iron: lowIron,
  acid_etch: acidEtch,
  rain,
  custom_film: film,
  smart_glass: smart,
}

/** The pane of a glass study, cut out of its picture: both edges and what shows through. */
export function FinishPhoto({ finish }: { finish: keyof typeof studies }) {
  return (
    <span className="relative block h-30 w-24 overflow-hidden bg-stone">
      <SiteImage
        src={studies[finish]}
        alt=""
        sizes="256px"
        className="absolute top-[-26%] left-[-90%] w-[258%] max-w-none"
      />
    </span>
  )
}
