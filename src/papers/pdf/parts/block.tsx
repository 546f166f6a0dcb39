import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'

export function Block({ children }: { children: ReactNode }) {
  return <View wrap={false}>{children}</View>
}
