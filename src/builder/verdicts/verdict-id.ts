/** The id of a verdict in its list, for its key on the drawing. */
export function verdictId(key: string): string {
  return `verdict-${key.replaceAll(/[^\w-]/g, '-')}`
}

export function showVerdict(key: string) {
  const item = document.getElementById(verdictId(key))
  item?.focus({ preventScroll: true })
  item?.scrollIntoView({ block: 'center' })
}
