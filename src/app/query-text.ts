/** The query of a page's address, as Next hands it over. */
export type SearchParams = Record<string, string | string[] | undefined>

/** One value of a query; a name that is given twice counts as not given. */
export function queryText(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
