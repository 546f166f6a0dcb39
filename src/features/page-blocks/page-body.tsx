import { RichText, TextJSXConverter } from '@payloadcms/richtext-lexical/react'
import type { LinkFields, SerializedTextNode } from '@payloadcms/richtext-lexical'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { JSXConverterArgs, JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { PageContent } from '@/services/content/pages'
import { readInches } from '@/domain/measure/read-length'
import { pictureOf } from '@/domain/content/picture'
import { wordsOf } from '@/domain/text/chapters-of'
import { slugOf } from '@/domain/text/slug-of'
import { buttonClasses } from '@/ui/button'
import { DimensionLine } from '@/ui/dimension-line'
import { Accordion } from '@/ui/page/accordion'
import { QuestionsFacts } from '@/ui/page/questions-facts'
import { Photo } from '@/ui/photo'
import { fractionParts, withFractions } from '@/ui/with-fractions'
import {
  callBlock,
  cardsBlock,
  figuresBlock,
  galleryBlock,
  pictureBlock,
  titledItems,
} from './block-fields'
import type { CardItems, Figures, LibraryImage, TitledItems } from './block-fields'
import { linkAddress } from './link-address'
import { GalleryStrip } from './gallery-strip'
import { SiteLink } from './site-link'

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
type LinkNode = {
  node: { fields: LinkFields; children: SerializedLexicalNode[] }
  nodesToJSX: (args: { nodes: SerializedLexicalNode[] }) => ReactNode[]
}

function writtenLink({ node, nodesToJSX }: LinkNode): ReactNode {
  const words = nodesToJSX({ nodes: node.children })
  const href = linkAddress(node.fields)
  if (href === null) return words
  const apart = node.fields.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <SiteLink href={href} {...apart}>
      {words}
    </SiteLink>
  )
}

type TextArguments = JSXConverterArgs<SerializedTextNode>

/** Each piece of a text in the shape it was given, its fractions of an inch set as such. */
function writtenText(args: TextArguments): ReactNode {
  const shape = TextJSXConverter.text
  if (typeof shape !== 'function') return args.node.text
  const shaped = (text: string) => shape({ ...args, node: { ...args.node, text } })
  return fractionParts(args.node.text).map(({ text, isFraction }, index) =>
    isFraction ? (
      <span key={index} className="fraction">
        {shaped(text)}
      </span>
    ) : (
      <Fragment key={index}>{shaped(text)}</Fragment>
    ),
  )
}

type HeadingNode = {
  node: { tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'; children: SerializedLexicalNode[] }
  nodesToJSX: (args: { nodes: SerializedLexicalNode[] }) => ReactNode[]
}

/** A chapter has a place that a list of them leads to. */
function writtenHeading({ node, nodesToJSX }: HeadingNode): ReactNode {
  const Heading = node.tag
  const id = node.tag === 'h2' ? slugOf(wordsOf(node)) : ''
  return (
    <Heading {...(id !== '' && { id })} className="scroll-mt-28">
      {nodesToJSX({ nodes: node.children })}
    </Heading>
  )
}

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
    steps: ({ node }: BlockNode) => withItems(node.fields, (block) => <Steps {...block} />),
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

/** How long the shortest of several lengths is drawn, of the longest: their difference is to be seen. */
const shortestShare = 0.82

/** Lengths are drawn as long as they are beside each other; other figures all alike. */
function lengthsOf(items: Figures['items']): string[] {
  const read = items.map(({ figure }) => readInches(figure))
  const lengths = read.flatMap((each) => (each.ok ? each.inches : []))
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  if (lengths.length < items.length || least === most) return items.map(() => '100%')
  const share = (1 - shortestShare) / (most - least)
  return lengths.map((length) => `${(shortestShare + (length - least) * share) * 100}%`)
}

function FigureRow({ heading, items }: Figures) {
  const lengths = lengthsOf(items)
  return (
    <section className="wide">
      {heading ? <h2>{heading}</h2> : null}
      <div className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {items.map(({ figure, title, text }, index) => (
          <div key={title}>
            <div style={{ width: lengths[index] }}>
              <DimensionLine>
                <span className="font-display text-h4 font-normal whitespace-nowrap text-edge-ink lg:text-h3">
                  {withFractions(figure)}
                </span>
              </DimensionLine>
            </div>
            <h3 style={{ marginTop: '1rem' }}>{withFractions(title)}</h3>
            <p className="mt-2 text-text-second">{withFractions(text)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function Cards({ heading, items }: CardItems) {
  return (
    <section className="wide">
      {heading ? <h2>{heading}</h2> : null}
      <div className="mt-6 grid border-t border-l border-rule sm:grid-cols-2">
        {items.map(({ title, text, image }) => (
          <div key={title} className="border-r border-b border-rule">
            <LibraryPhoto
              image={image}
              sizes="(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw"
              className="aspect-[4/3] w-full object-cover"
            />
            <div className="p-6">
              <h3 style={{ marginTop: 0 }}>{title}</h3>
              <p className="mt-2 text-text-second">{withFractions(text)}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

type LibraryPhotoProps = {
  image: LibraryImage | null | undefined
  sizes: string
  className: string
}

/** A picture that staff chose from the library; nothing where there is none. */
function LibraryPhoto({ image, ...look }: LibraryPhotoProps) {
  const picture = pictureOf({ image: image ?? null })
  return picture ? <Photo picture={picture} {...look} /> : null
}

function Steps({ heading, items }: TitledItems) {
  return (
    <section className="wide">
      {heading ? <h2>{heading}</h2> : null}
      <ol className="mt-6" style={{ listStyle: 'none', paddingLeft: 0 }}>
        {items.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] border-t border-edge-mid py-5">
            <span aria-hidden="true" className="font-display text-h3 text-edge-mid">
              {index + 1}
            </span>
            <div>
              <h3 style={{ marginTop: 0 }}>{title}</h3>
              <p className="mt-1 text-text-second">{withFractions(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
