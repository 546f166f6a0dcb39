/** One value of a query; a name that is given twice counts as not given. */
export function queryText(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
