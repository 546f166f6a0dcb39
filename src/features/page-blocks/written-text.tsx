import { TextJSXConverter } from '@payloadcms/richtext-lexical/react'
import type { LinkFields, SerializedTextNode } from '@payloadcms/richtext-lexical'
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical'
import type { JSXConverterArgs } from '@payloadcms/richtext-lexical/react'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { wordsOf } from '@/domain/text/chapters-of'
import { slugOf } from '@/domain/text/slug-of'
import { fractionParts } from '@/ui/with-fractions'
import { linkAddress } from './link-address'
import { SiteLink } from './site-link'

type LinkNode = {
  node: { fields: LinkFields; children: SerializedLexicalNode[] }
  nodesToJSX: (args: { nodes: SerializedLexicalNode[] }) => ReactNode[]
}

export function writtenLink({ node, nodesToJSX }: LinkNode): ReactNode {
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
export function writtenText(args: TextArguments): ReactNode {
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
export function writtenHeading({ node, nodesToJSX }: HeadingNode): ReactNode {
  const Heading = node.tag
  const id = node.tag === 'h2' ? slugOf(wordsOf(node)) : ''
  return (
    <Heading {...(id !== '' && { id })} className="scroll-mt-28">
      {nodesToJSX({ nodes: node.children })}
    </Heading>
  )
}
