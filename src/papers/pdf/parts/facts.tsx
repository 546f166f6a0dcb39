import { Text, View } from '@react-pdf/renderer'
import type { Fact } from '../../facts-of'
import { set } from '../fonts'
import { look } from '../look'

/** Facts under one another: what, and beside it which. */
export function Facts({ facts, labelWidth = 50 }: { facts: Fact[]; labelWidth?: number }) {
  return facts.map(({ label, lines }) => (
    <View key={label} style={[look.row, { marginBottom: 3 }]}>
      <Text style={{ width: labelWidth, flexShrink: 0 }}>{set(label)}</Text>
      <View style={{ flex: 1 }}>
        {lines.map((line, index) => (
          <Text key={index}>{set(foldable(line))}</Text>
        ))}
      </View>
    </View>
  ))
}

const longestWord = 40

/** The library breaks no word: an address of more than a line goes on after its sign, or wherever it has to. */
export function foldable(line: string): string {
  return line
    .split(' ')
    .map((word) => {
      if (word.length <= longestWord) return word
      return word
        .replace('@', '\n@')
        .split('\n')
        .flatMap((part) => part.match(/.{1,40}/gu) ?? [])
        .join('\n')
    })
    .join(' ')
}
