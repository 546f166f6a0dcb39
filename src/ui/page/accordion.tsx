import { Plus } from 'lucide-react'
import { withFractions } from '../with-fractions'

type Props = { items: { title: string; text: string }[] }

/** Questions that open to their answers; they work without code and can be searched for. */
export function Accordion({ items }: Props) {
  return (
    <div className="border-b border-rule">
      {items.map(({ title, text }) => (
        <details key={title} className="group/item border-t border-rule">
          <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 font-display text-h4 leading-tight hover:text-edge-mid [&::-webkit-details-marker]:hidden">
            {withFractions(title)}
            <Plus
              aria-hidden="true"
              className="size-5 shrink-0 text-edge-mid transition-transform duration-200 group-open/item:rotate-45"
            />
          </summary>
          <p className="max-w-[66ch] pb-6 text-text-second">{withFractions(text)}</p>
        </details>
      ))}
    </div>
  )
}
