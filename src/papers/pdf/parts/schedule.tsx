import { Text, View } from '@react-pdf/renderer'
import type { PaperLine } from '@/domain/quote/paper'
import { markOf, scheduleOf } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'
import { set } from '../fonts'
import { inOutline, look } from '../look'
import type { PaperProps } from './paper-props'

const columns = { mark: 22, quantity: 92, amount: 74 }

/** Every line that counts; on a further page its head stands again. */
export function Schedule({ paper, words }: PaperProps) {
  const { t } = words
  const lines = scheduleOf(paper)
  // Which piece a line belongs to is only worth saying where there are several.
  const withMarks = paper.pieces.length > 1
  return (
    <View {...inOutline(t('schedule.title'))}>
      <View style={[look.row, look.lined, { paddingVertical: 3 }]} fixed>
        {withMarks ? <Text style={{ width: columns.mark }}> </Text> : null}
        <Text style={{ flex: 1 }}>{t('schedule.item')}</Text>
        <Text style={{ width: columns.quantity, textAlign: 'right' }}>
          {t('schedule.quantity')}
        </Text>
        <Text style={{ width: columns.amount, textAlign: 'right' }}>{paper.currency}</Text>
      </View>
      {lines.map((line) => (
        <Row key={line.key} {...{ line, words, withMarks }} currency={paper.currency} />
      ))}
    </View>
  )
}

type RowProps = { line: PaperLine; words: PaperWords; withMarks: boolean; currency: string }

function Row({ line, words, withMarks, currency }: RowProps) {
  const { said, t } = words
  return (
    <View style={[look.row, look.ruled, { paddingVertical: 3 }]} wrap={false}>
      {withMarks ? <Text style={{ width: columns.mark }}>{set(markOf(line))}</Text> : null}
      <View style={{ flex: 1, paddingRight: 10 }}>
        <Text style={look.strong}>{set(said(line.text))}</Text>
        {line.detail ? <Text style={look.small}>{set(said(line.detail))}</Text> : null}
      </View>
      <Text style={[look.small, { width: columns.quantity, textAlign: 'right' }]}>
        {set(words.quantity(line))}
      </Text>
      <Text style={[look.strong, look.figures, { width: columns.amount, textAlign: 'right' }]}>
        {line.amount === 0 ? t('schedule.included') : words.bare(line.amount, currency)}
      </Text>
    </View>
  )
}
