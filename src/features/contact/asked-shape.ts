import { filledAsTyped } from '@/client/opening/opening-texts'
import { sentSize } from '@/client/opening/sent-size'
import { hasOneLength, isMirrorShape } from '@/domain/services-catalogue/mirror-shapes'
import type { MirrorShape } from '@/domain/services-catalogue/mirror-shapes'

export type ShapeTexts = Record<MirrorShape, string>

/** A length as somebody writes it; anything else of an address is not put into his message. */
const length = /^[\d\s./'"\u2032\u2033-]{1,16}$/

/** The mirror that an address asks for, in words; nothing where it does not say which. */
export function askedShape(query: string, texts: ShapeTexts): string {
  const read = new URLSearchParams(query)
  const shape = read.get('shape')
  if (!isMirrorShape(shape)) return ''
  const [width, height] = (['width', 'height'] as const).map((side) => {
    const text = (sentSize(read, side) ?? '').trim()
    return length.test(text) ? text : ''
  })
  if (!width || (!height && !hasOneLength(shape))) return ''
  return filledAsTyped(texts[shape], { width, height: height ?? '' })
}
