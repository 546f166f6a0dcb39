import { Text, View } from '@react-pdf/renderer'
import { set } from '../fonts'
import { look } from '../look'

export function Amount({
  label,
  amount,
  isStrong = false,
}: {
  label: string
  amount: string
  isStrong?: boolean
}) {
  return (
    <View style={[look.between, ...(isStrong ? [look.strong] : [])]}>
      <Text style={{ flex: 1, paddingRight: 10 }}>{set(capital(label))}</Text>
      <Text style={[look.figures, { textAlign: 'right' }]}>{amount}</Text>
    </View>
  )
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
