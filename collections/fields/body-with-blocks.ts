import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { pageBlocks } from '../content/blocks/page-blocks'

/** A text with the chapters of pages between its paragraphs: an editor that lacks a block cannot be opened. */
export function bodyWithBlocks(): RichTextField {
  return {
    name: 'body',
    localized: true,
    type: 'richText',
    editor: lexicalEditor({
      features: ({ defaultFeatures }) => [
        ...defaultFeatures,
        BlocksFeature({ blocks: pageBlocks }),
      ],
    }),
  }
}
