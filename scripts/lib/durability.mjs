/** What PostgreSQL may not do without where a payment is kept: what it confirmed must outlive a power cut. */
const needed = ['fsync', 'full_page_writes', 'synchronous_commit']

/**
 * Throws one sentence where the server of a database could forget what it confirmed.
 * @param {string} databaseUrl
 */
export async function requireDurable(databaseUrl) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } catch {
    // whoever prepares the database says so, and how
    return
  }
  try {
    const { rows } = await client.query(
      "select name from pg_settings where name = any($1) and setting = 'off'",
      [needed],
    )
    if (rows.length === 0) return
    const names = rows.map(({ name }) => name).join(', ')
    throw new Error(
      `The database server has ${names} off: a power cut would lose payments. Switch it on first.`,
    )
  } finally {
    await client.end()
  }
}
