import { Text, View } from '@react-pdf/renderer'
import { optionsOf } from '@/domain/quote/paper'
import { set } from '../fonts'
import { ink, inOutline, look } from '../look'
import type { PaperProps } from './paper-props'

/** What the customer may still add: not in the total. */
export function Options({ paper, words }: PaperProps) {
  const { t, said } = words
  const open = optionsOf(paper).filter(({ option }) => !option.ticked)
  if (open.length === 0) return null
  return (
    <View style={{ marginTop: 6 }} wrap={false} {...inOutline(t('options.title'))}>
      <Text style={[look.strong, { paddingBottom: 2 }]}>{t('options.title')}</Text>
      {open.map(({ option, lines }) => (
        <View key={option.key} style={[look.between, { paddingVertical: 2 }]}>
          <View style={[look.row, { flex: 1, alignItems: 'center' }]}>
            <View
              style={{
                width: 7,
                height: 7,
                borderWidth: 0.75,
                borderColor: ink.text,
                marginRight: 6,
              }}
            />
            <Text>{set(lines.map(({ text }) => said(text)).join(', '))}</Text>
          </View>
          <Text style={look.figures}>
            {t('options.adds', { amount: words.money(option.adds, paper.currency) })}
          </Text>
        </View>
      ))}
    </View>
  )
}
