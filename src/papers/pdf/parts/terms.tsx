import { Text, View } from '@react-pdf/renderer'
import type { QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'
import { set } from '../fonts'
import { inOutline, look } from '../look'
import type { PaperProps } from './paper-props'

/** Terms that are too long to stand above the signatures, on a page of their own. */
export function Terms({ paper, words }: PaperProps) {
  const { terms } = paper
  if (terms === null || !hasLongTerms(paper, words)) return null
  const title = words.t('foot.terms', { version: terms.version })
  return (
    <View break {...inOutline(title)}>
      <Text style={[look.display, { fontSize: 14, marginBottom: 6 }]}>{set(title)}</Text>
      {words
        .said(terms.text)
        .split('\n')
        .map((line, index) => (
          <Text key={index} style={[look.small, { marginBottom: 4 }]}>
            {set(line)}
          </Text>
        ))}
    </View>
  )
}

const longestHere = 320

/** Whether they need a page of their own. */
export function hasLongTerms({ terms }: QuotePaper, { said }: PaperWords): boolean {
  return terms !== null && said(terms.text).length > longestHere
}
