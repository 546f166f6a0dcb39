import { Text, View } from '@react-pdf/renderer'
import type { PaperWords } from '@/i18n/paper-words'
import { set } from '../fonts'
import { look, sheet } from '../look'

/** How many there are is known once all are laid out. */
type PageNumbers = { pageNumber: number; totalPages?: number }

/** On every page of a paper that has several. */
export function PageFoot({ title, words }: { title: string; words: PaperWords }) {
  return (
    <View
      fixed
      style={{ position: 'absolute', bottom: 14, left: 36, width: sheet.width }}
      render={({ pageNumber, totalPages }: PageNumbers) =>
        totalPages !== undefined && totalPages > 1 ? (
          <Text style={[look.small, look.second, { textAlign: 'right' }]}>
            {set(words.t('foot.page', { title, page: pageNumber, pages: totalPages }))}
          </Text>
        ) : null
      }
    />
  )
}
