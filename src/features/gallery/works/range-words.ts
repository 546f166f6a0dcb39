import type { WorkTexts } from './work-view'

type Range = { first: number; last: number; count: number }

/** Which works show, of how many. */
export function rangeWords(
  { range, rangeOne }: Pick<WorkTexts, 'range' | 'rangeOne'>,
  { first, last, count }: Range,
): string {
  return (first === last ? rangeOne : range)
    .replace('{first}', String(first))
    .replace('{last}', String(last))
    .replace('{count}', String(count))
}
