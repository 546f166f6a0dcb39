import 'server-only'
import type { Locale } from '@/config/locales'
import { formatOnTape } from '@/domain/measure/format-length'
import type { Panel } from '@/domain/pricing/types'
import { translatorOf } from '@/i18n/translator'

/** `36 5/8 × 76 in`, as it stands under a line. */
export function sizeIn(
  locale: Locale,
  { widthIn, heightIn }: Pick<Panel, 'widthIn' | 'heightIn'>,
): string {
  const size = { width: formatOnTape(widthIn), height: formatOnTape(heightIn) }
  return translatorOf(locale, 'papers')('drawing.sizeIn', size)
}
