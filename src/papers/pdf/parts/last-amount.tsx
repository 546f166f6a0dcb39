import { Text, View } from '@react-pdf/renderer'
import { ink, look } from '../look'

/** What the amounts above it come to. */
export function LastAmount({ label, amount }: { label: string; amount: string }) {
  return (
    <View
      style={[
        look.between,
        {
          marginTop: 4,
          paddingTop: 3,
          borderTopWidth: 1,
          borderTopColor: ink.text,
          alignItems: 'flex-end',
        },
      ]}
    >
      <Text style={[look.display, { fontSize: 14 }]}>{label}</Text>
      <Text style={[look.display, { fontSize: 14 }]}>{amount}</Text>
    </View>
  )
}
