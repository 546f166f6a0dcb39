/** As `3/8"` or `26 1/2"`, but not a number in quotation marks; with the space before it. */
const typedInches = /(?<before>[ ]?)(?<!["\d/.])(?<inches>(?:\d+ )?\d+\/\d+|\d+(?:\.\d+)?)"(?!\w)/g

/** A text whose sizes in inches were typed with straight ticks: with inch marks, and each on the line of what it measures. */
export function withInchMarks(text: string): string {
  return text.replace(typedInches, (_, before: string, inches: string) => {
    const size = inches.replace(' ', '\u00a0')
    return `${before === '' ? '' : '\u00a0'}${size}″`
  })
}
