import { scheduleOf } from './paper'
import type { QuotePaper, Said } from './paper'

/** What a line of a payment page has room for. */
const mostCharacters = 400

/** What is paid for, in one line: the lines of a quote that count, without their amounts. */
export function linesInWords(paper: Pick<QuotePaper, 'lines'>, language: keyof Said): string {
  const all = [...new Set(scheduleOf(paper).map(({ text }) => text[language]))].join(' · ')
  return all.length <= mostCharacters ? all : `${all.slice(0, mostCharacters - 1).trimEnd()}…`
}
