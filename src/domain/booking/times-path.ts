type Asked = {
  zip: string
  refused?: string | undefined
  about?: string | undefined
  /** What is held already, and let go once another time is. */
  hold?: string | undefined
  day?: string | undefined
  /** That it is for the quote whose link led there; which one that is no address says. */
  for?: 'quote' | undefined
}

/** To the free times of a ZIP code, with what was said and held before; what is empty is left out. */
export function timesPath({ zip, ...said }: Asked): string {
  const rest = Object.entries(said).flatMap(([key, text]) => (text ? [[key, text]] : []))
  return `/book-visit/times?${new URLSearchParams([['zip', zip], ...rest]).toString()}`
}
