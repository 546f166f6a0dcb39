import type { ReactNode } from 'react'
import { GlassSwatch } from '@/drawings/material/glass-swatch'
import type { GlassStyleCard } from '@/services/content/glass-styles'
import { Photo } from '@/ui/photo'
import { ThicknessTooltip } from './thickness-tooltip'

type Word = 'features' | 'thicknesses' | 'monolithic' | 'ig' | 'none' | 'tooltipLabel' | 'tooltip'

type Props = {
  style: GlassStyleCard
  words: Record<Word, string>
  /** What it costs, where it is a finish of the price list. */
  price?: ReactNode
}

/** Two in a row leave the last one alone: it takes the row, its words beside its picture. */
const alone = {
  card: 'sm:max-lg:last:odd:col-span-2 sm:max-lg:last:odd:row-span-3 sm:max-lg:last:odd:grid-cols-2 sm:max-lg:last:odd:gap-x-6',
  picture: 'sm:max-lg:in-[.style-card:last-child:nth-child(odd)]:row-span-3',
  words: 'sm:max-lg:in-[.style-card:last-child:nth-child(odd)]:col-start-2',
}

/** A kind of glass: how it looks, what it is good for, how thick it comes. */
export function StyleCard({ style, words, price }: Props) {
  return (
    <article className={`style-card row-span-4 mb-16 grid grid-rows-subgrid ${alone.card}`}>
      <div className={alone.picture}>
        {style.picture === null ? (
          <GlassSwatch name={style.name} />
        ) : (
          <Photo
            picture={style.picture}
            sizes="(min-width: 1280px) 400px, (min-width: 1024px) 32vw, (min-width: 640px) 50vw, 100vw"
            className="aspect-[4/3] w-full object-cover"
          />
        )}
      </div>
      <div className={`border-t-[1.5px] border-edge-ink pt-4 ${alone.words}`}>
        <h3 className="text-h3">{style.name}</h3>
        <p className="mt-2 text-text-second">{style.description}</p>
        {price}
      </div>
      <div className={alone.words}>
        {style.keyFeatures.length === 0 ? null : (
          <>
            <h4 className="mt-5 text-small font-semibold">{words.features}</h4>
            <ul className="mt-1 text-base">
              {style.keyFeatures.map((feature) => (
                <li key={feature} className="border-t border-rule py-1.5 first:border-t-0">
                  {feature}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={`grid grid-rows-[auto_1fr] pt-4 ${alone.words}`}>
        <div className="flex items-center justify-between">
          <h4 className="text-small font-semibold">{words.thicknesses}</h4>
          <ThicknessTooltip label={words.tooltipLabel} text={words.tooltip} />
        </div>
        <dl className="grid grid-cols-2 border border-rule text-small">
          <Thicknesses
            name={words.monolithic}
            list={style.monolithicThicknesses}
            none={words.none}
          />
          <Thicknesses name={words.ig} list={style.igThicknesses} none={words.none} />
        </dl>
      </div>
    </article>
  )
}

function Thicknesses({ name, list, none }: { name: string; list: string[]; none: string }) {
  return (
    <div className="p-3 not-first:border-l not-first:border-rule">
      <dt className="text-small text-text-second">{name}</dt>
      <dd className="mt-1 figures">
        {list.length === 0 ? none : list.join(', ').replaceAll(' OA', '\u00a0OA')}
      </dd>
    </div>
  )
}
