import { RichText } from '@payloadcms/richtext-lexical/react'
import type { JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import type { PageContent } from '@/services/content/pages'
import { buttonClasses } from '@/ui/button'
import { Accordion } from '@/ui/page/accordion'
import { QuestionsFacts } from '@/ui/page/questions-facts'
import {
  callBlock,
  cardsBlock,
  figuresBlock,
  galleryBlock,
  pictureBlock,
  titledItems,
} from './block-fields'
import type { TitledItems } from './block-fields'
import { Cards } from './cards'
import { FigureRow } from './figure-row'
import { GalleryStrip } from './gallery-strip'
import { LibraryPhoto } from './library-photo'
import { NumberedSteps } from './numbered-steps'
import { SiteLink } from './site-link'
import { writtenHeading, writtenLink, writtenText } from './written-text'

/** Rich text with the blocks of collections/content/blocks. */
export function PageBody({ body }: { body: NonNullable<PageContent['body']> }) {
  return (
    // what is off the screen remembers its width: it must not widen what holds it in a window made narrower
    <div className="prose [contain:inline-size] [&_.wide]:my-14 [&_.wide]:max-w-none [&_.wide>h2]:mb-6 [&_h2]:text-h3 lg:[&_h2]:text-title [&>*:first-child]:mt-0 [&>*:first-child>h2]:mt-0">
      <RichText data={body} converters={converters} disableContainer />
    </div>
  )
}

type BlockNode = { node: { fields: unknown } }
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  heading: writtenHeading,
  text: writtenText,
  autolink: writtenLink,
  link: writtenLink,
  blocks: {
    cards: ({ node }: BlockNode) => {
      const block = cardsBlock.safeParse(node.fields)
      return block.success ? <Cards {...block.data} /> : null
    },
    steps: ({ node }: BlockNode) => withItems(node.fields, (block) => <NumberedSteps {...block} />),
    questions: ({ node }: BlockNode) =>
      withItems(node.fields, ({ heading, items }) => (
        <div className="wide">
          {heading ? <h2>{heading}</h2> : null}
          <QuestionsFacts items={items} />
          <Accordion items={items} />
        </div>
      )),
    figures: ({ node }: BlockNode) => {
      const block = figuresBlock.safeParse(node.fields)
      return block.success ? <FigureRow {...block.data} /> : null
    },
    gallery: ({ node }: BlockNode) => {
      const block = galleryBlock.safeParse(node.fields)
      if (!block.success) return null
      const { heading, category } = block.data
      return (
        <GalleryStrip
          heading={heading ?? ''}
          categoryId={typeof category === 'object' ? (category?.id ?? null) : (category ?? null)}
        />
      )
    },
    picture: ({ node }: BlockNode) => {
      const block = pictureBlock.safeParse(node.fields)
      if (!block.success) return null
      const { image, caption } = block.data
      return (
        <figure className="wide">
          <LibraryPhoto image={image} sizes="(min-width: 1024px) 720px, 100vw" className="w-full" />
          {caption ? (
            <figcaption className="mt-2 text-small text-text-second">{caption}</figcaption>
          ) : null}
        </figure>
      )
    },
    callBand: ({ node }: BlockNode) => {
      const block = callBlock.safeParse(node.fields)
      if (!block.success) return null
      const { title, buttonText, href } = block.data
      return (
        <div className="wide flex flex-wrap items-center justify-between gap-6 border border-edge-mid bg-edge-tint p-6 lg:p-8">
          <p className="font-display text-h3 text-edge-ink">{title}</p>
          <SiteLink
            href={href}
            className={buttonClasses('ink', 'large')}
            style={{ color: 'var(--color-ground)', textDecoration: 'none' }}
          >
            {buttonText}
          </SiteLink>
        </div>
      )
    },
  },
})

function withItems(fields: unknown, show: (block: TitledItems) => ReactNode) {
  const block = titledItems.safeParse(fields)
  return block.success ? show(block.data) : null
}
