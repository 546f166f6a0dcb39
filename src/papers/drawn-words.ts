import type { PaperPiece } from '@/domain/quote/paper'
import type { WorkRoom } from '@/drawings/to-scale/work-layout'
import type { PaperWords } from '@/i18n/paper-words'
import { glassLines } from './facts-of'

/** What is written into the drawing of a piece. */
export function placeOf(
  { panels }: Pick<PaperPiece, 'panels'>,
  words: PaperWords,
): Pick<WorkRoom, 'format' | 'words' | 'lines'> {
  return {
    format: words.inches,
    words: { width: words.t('drawing.width'), height: words.t('drawing.height') },
    lines: panels.map((panel) => glassLines(panel, words)),
  }
}
