import type { Locale } from '@/config/locales'
import { loadTables } from './load-tables'
import type { LoadedTables } from './load-tables'

const asked = new Map<Locale, Promise<LoadedTables>>()

/** The tables, asked for once a visit; whoever asks after they failed to come asks anew. */
export function askTables(locale: Locale): Promise<LoadedTables> {
  const known = asked.get(locale)
  if (known !== undefined) return known
  const loading = loadTables(locale)
  asked.set(locale, loading)
  void loading.then(({ ok }) => {
    if (!ok) asked.delete(locale)
  })
  return loading
}

/** The tables as they are by now; those that were asked for before stay where the new ones fail to come. */
export async function askTablesAnew(locale: Locale): Promise<LoadedTables> {
  const loaded = await loadTables(locale)
  if (loaded.ok) asked.set(locale, Promise.resolve(loaded))
  return loaded
}
