import type { StaticImageData } from 'next/image'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { SiteImage } from '@/ui/site-image'
import etched from '@pictures/glass-acid-etch.webp'
import clear from '@pictures/glass-clear.webp'
import lowIron from '@pictures/glass-low-iron.webp'
import rain from '@pictures/glass-rain.webp'
import bronze from '@pictures/glass-tinted-bronze.webp'

type Glass = Exclude<keyof PageWords<'about'>['glass'], 'lead' | 'all'>

const glasses: { name: Glass; image: StaticImageData }[] = [
  { name: 'clear', image: clear },
  { name: 'lowIron', image: lowIron },
  { name: 'etched', image: etched },
  { name: 'rain', image: rain },
  { name: 'bronze', image: bronze },
]

/** Glasses as they stand on the counter, each in a strip of its own. */
export function CounterGlass({ words }: { words: PageWords<'about'>['glass'] }) {
  return (
    <ul className="grid grid-cols-5 gap-x-1.5 sm:gap-x-2.5">
      {glasses.map(({ name, image }) => (
        <li key={name} className="grid content-start">
          <SiteImage
            src={image}
            alt=""
            sizes="(min-width: 1024px) 500px, 60vw"
            className="h-56 w-full bg-stone object-cover object-[42%_50%] sm:h-80 lg:h-108"
          />
          <span className="mt-3 border-t border-edge-mid pt-2 text-caption leading-tight [overflow-wrap:anywhere] text-edge-ink sm:text-small">
            {words[name]}
          </span>
        </li>
      ))}
    </ul>
  )
}
