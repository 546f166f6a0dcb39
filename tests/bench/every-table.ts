import { onDatabase } from '../fixtures/on-database'

export type Table = {
  rows: number
  /** Of all that stands in it, in whatever order. */ sum: string
}
export type Tables = Record<string, Table>

/** How many rows each table has, and a sum of them all; of `only` where not all are wanted. */
export function everyTable(url: string, only?: readonly string[]): Promise<Tables> {
  return onDatabase(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const found: Tables = {}
    for (const { name } of tables.filter((table) => only?.includes(table.name) ?? true)) {
      const { rows } = await client.query<{ rows: string; sum: string }>(
        `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from "${name}" t`,
      )
      found[name] = { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' }
    }
    return found
  })
}

/** Tables that are not the same in both, but for those that may differ. */
export function differences(one: Tables, other: Tables, free: readonly string[]): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => {
    const isSame = one[name]?.rows === other[name]?.rows && one[name]?.sum === other[name]?.sum
    return !isSame && !free.includes(name)
  })
}

export function megabytesOf(url: string): Promise<number> {
  return onDatabase(url, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Math.round(Number(rows[0]?.bytes) / 1e6)
  })
}
