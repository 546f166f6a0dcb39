import { Text, View } from '@react-pdf/renderer'
import { sumsOf } from '@/i18n/paper-sums'
import { set } from '../fonts'
import { ink, look } from '../look'
import { Amount } from './amount'
import type { PaperProps } from './paper-props'

/** From the subtotal to the total, and what of it is paid first. */
export function Sums({ paper, words }: PaperProps) {
  const { t } = words
  const { currency } = paper
  return (
    <View style={{ paddingTop: 2 }}>
      {sumsOf(paper.sums, words).map(({ label, amount, note }) => (
        <View key={label} style={{ paddingTop: 2 }}>
          <Amount label={label} amount={words.bare(amount, currency)} />
          {note === null ? null : <Text style={[look.small, { marginTop: -1 }]}>{set(note)}</Text>}
        </View>
      ))}
      <View
        style={[
          look.between,
          look.lined,
          {
            marginTop: 4,
            paddingVertical: 3,
            borderTopWidth: 1,
            borderTopColor: ink.text,
            alignItems: 'flex-end',
          },
        ]}
      >
        <Text style={[look.display, { fontSize: 14 }]}>{t('sums.total')}</Text>
        <Text style={[look.display, { fontSize: 14 }]}>
          {words.money(paper.sums.total, currency)}
        </Text>
      </View>
    </View>
  )
}
