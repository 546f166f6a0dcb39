const titles = {
  window_replacement: 'window',
  door_replacement: 'door',
  other_replacement: 'other',
} as const

/** The message that names a replacement's flow; one of a kind not known here is just of glass. */
export function titleKey(serviceType: string): 'window' | 'door' | 'other' | 'glass' {
  return Object.hasOwn(titles, serviceType) ? titles[serviceType as keyof typeof titles] : 'glass'
}
