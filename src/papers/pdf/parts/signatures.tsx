import { Text, View } from '@react-pdf/renderer'
import { set } from '../fonts'
import { ink, look } from '../look'

/** Two blank rules to sign and date on. */
export function Signatures({ labels }: { labels: [string, string] }) {
  return (
    <View style={[look.row, { marginTop: 12 }]}>
      <BlankRule label={labels[0]} grow={1.7} />
      <View style={{ width: 28 }} />
      <BlankRule label={labels[1]} grow={1} />
    </View>
  )
}

function BlankRule({ label, grow }: { label: string; grow: number }) {
  const end = { width: 0.75, height: 10, backgroundColor: ink.text }
  return (
    <View style={{ flexGrow: grow, flexBasis: 0 }}>
      <View style={[look.row, { alignItems: 'center' }]}>
        <View style={end} />
        <View style={{ flex: 1, height: 0.75, backgroundColor: ink.text }} />
        <View style={end} />
      </View>
      <Text style={[look.small, { marginTop: 3 }]}>{set(label)}</Text>
    </View>
  )
}
