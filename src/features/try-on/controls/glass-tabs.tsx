'use client'

import type { StaticImageData } from 'next/image'
import { Tabs } from 'radix-ui'
import { SiteImage } from '@/ui/site-image'
import { glassesOf, styleIds } from '../glass/recipes'
import type { GlassId, StyleId } from '../glass/recipes'
import type { TryOnWords } from '../try-on-words'
import { OneOfFew } from './one-of-few'

type Props = {
  words: TryOnWords
  pictures: Record<StyleId, StaticImageData>
  style: StyleId
  glass: GlassId
  onStyle: (style: StyleId) => void
  onGlass: (glass: GlassId) => void
}

/** The six styles by their pictures; on a phone they scroll by themselves, beside the stage. */
export function GlassTabs({ words, pictures, style, glass, onStyle, onGlass }: Props) {
  return (
    <Tabs.Root
      value={style}
      onValueChange={(next) => {
        const chosen = styleIds.find((each) => each === next)
        if (chosen) onStyle(chosen)
      }}
      className="mt-3 min-w-0"
    >
      <Tabs.List
        aria-label={words.stylesTitle}
        className="-mx-4 flex gap-2.5 overflow-x-auto px-4 py-1 md:mx-0 md:grid md:grid-cols-6 md:overflow-visible md:px-0 lg:grid-cols-3"
      >
        {styleIds.map((id) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="group w-27 shrink-0 border border-rule bg-paper p-0.5 font-semibold text-edge-ink outline-offset-[-4px] hover:border-edge-mid data-[state=active]:border-edge-ink data-[state=active]:bg-edge-tint data-[state=active]:shadow-[inset_0_0_0_1px_var(--color-edge-ink)] data-[state=active]:picked md:w-auto"
          >
            <SiteImage
              src={pictures[id]}
              alt=""
              sizes="128px"
              className="aspect-[8/5] w-full bg-stone object-cover"
            />
            <span className="grid min-h-10 place-items-center text-base">
              {words.styles[id].name}
            </span>
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {styleIds.map((id) => (
        <Tabs.Content key={id} value={id} className="pt-3 outline-offset-4">
          <p className="text-base text-text-second">
            <strong className="font-semibold text-text">{words.styles[id].glass}.</strong>{' '}
            {words.styles[id].text} {words.styles[id].usedFor}
          </p>
          {variants(id).length < 2 ? null : (
            <div className="mt-3">
              <OneOfFew
                label={words.variants}
                choices={variants(id)}
                names={words.glasses}
                value={glass}
                onChange={onGlass}
              />
            </div>
          )}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** What a style is made in. */
function variants(style: StyleId): readonly GlassId[] {
  return glassesOf[style]
}
