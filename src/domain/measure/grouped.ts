const inThousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

/** 1077 as `1,077`: both languages of the site write numbers as the country does. */
export function grouped(figure: number): string {
  return inThousands.format(figure)
}
