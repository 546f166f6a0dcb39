const hundredths = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** 1040.5 as `1,040.50`: both languages of the site write numbers as the country does. */
export function writeSqFt(sqFt: number): string {
  return hundredths.format(sqFt)
}
