import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import zlib from 'node:zlib'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

/**
 * @typedef {{ name: string, columns: string[] }} Table
 * @typedef {Table & { file: string, rows: number, sha256: string }} DumpedTable
 * @typedef {{ name: string, value: string }} Sequence
 */

const own =
  "from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'"

/**
 * Every table of the site with the columns that can be written.
 * @param {import('pg').ClientBase} client
 * @returns {Promise<Table[]>}
 */
async function tablesOf(client) {
  const { rows } = await client.query(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    group by 1 order by 1`)
  return rows
}

/**
 * Writes each table to a file, as PostgreSQL's COPY has it, from one moment of the database.
 * @param {import('pg').ClientBase} client
 * @param {string} folder
 * @returns {Promise<{ tables: DumpedTable[], sequences: Sequence[], migrations: string[] }>}
 */
export async function dumpTables(client, folder) {
  fs.mkdirSync(path.join(folder, 'tables'))
  await client.query('begin isolation level repeatable read read only')
  const tables = []
  for (const table of await tablesOf(client)) {
    const file = `tables/${table.name}.copy.gz`
    const measured = measure()
    const rows = client.query(copyTo(`copy ${listOf(client, table)} to stdout`))
    const target = fs.createWriteStream(path.join(folder, file))
    await pipeline(rows, measured.stream, zlib.createGzip(), target)
    tables.push({ ...table, file, ...measured.found() })
  }
  const sequences = await client.query(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  const migrations = await client.query('select name from payload_migrations order by id')
  await client.query('commit')
  return {
    tables,
    sequences: sequences.rows,
    migrations: migrations.rows.map(({ name }) => name),
  }
}

/**
 * Whether a dumped table is what it was when it was written.
 * @param {string} folder
 * @param {DumpedTable} table
 */
export async function isWhole(folder, { file, rows, sha256 }) {
  const measured = measure()
  const source = fs.createReadStream(path.join(folder, file))
  try {
    await pipeline(source, zlib.createGunzip(), measured.stream, async (chunks) => {
      for await (const chunk of chunks) void chunk
    })
  } catch {
    return false
  }
  const found = measured.found()
  return found.rows === rows && found.sha256 === sha256
}

/**
 * Fills the tables of a migrated database with what was dumped, all or nothing. What refers to another
 * row is checked by the database when all rows are there. Answers which tables no migration makes.
 * @param {import('pg').ClientBase} client
 * @param {string} folder
 * @param {{ tables: DumpedTable[], sequences: Sequence[] }} dumped
 * @returns {Promise<string[]>}
 */
export async function loadTables(client, folder, { tables, sequences }) {
  await client.query('begin')
  const references = await client.query(`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype = 'f'`)
  const quoted = (name) => client.escapeIdentifier(name)
  for (const { table, name } of references.rows) {
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  }
  const present = await tablesOf(client)
  // what they would number or note was numbered and noted when it happened
  for (const { name } of present) {
    await client.query(`alter table ${quoted(name)} disable trigger user`)
  }
  await client.query(`truncate ${present.map(({ name }) => quoted(name)).join(', ')}`)
  const made = new Set(present.map(({ name }) => name))
  for (const table of tables.filter(({ name }) => made.has(name))) {
    const rows = client.query(copyFrom(`copy ${listOf(client, table)} from stdin`))
    const source = fs.createReadStream(path.join(folder, table.file))
    await pipeline(source, zlib.createGunzip(), rows)
    const { rows: counted } = await client.query(`select count(*) as n from ${quoted(table.name)}`)
    if (Number(counted[0].n) !== table.rows) {
      throw new Error(`${table.name} has ${counted[0].n} rows instead of ${table.rows}.`)
    }
  }
  for (const { table, name, definition } of references.rows) {
    await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  }
  for (const { name } of present) {
    await client.query(`alter table ${quoted(name)} enable trigger user`)
  }
  for (const { name, value } of sequences) {
    const numbered = 'select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null'
    await client.query(numbered, [quoted(name), value])
  }
  await client.query('commit')
  await client.query('analyze')
  return tables.map(({ name }) => name).filter((name) => !made.has(name))
}

/**
 * @param {import('pg').ClientBase} client
 * @returns {Promise<boolean>}
 */
export async function isEmpty(client) {
  const { rowCount } = await client.query(`select 1 ${own} and c.relkind in ('r', 'p', 'v', 'S')`)
  return rowCount === 0
}

/**
 * Takes away everything of the site's; the database and its rights stay, and so does what an extension brought.
 * @param {import('pg').ClientBase} client
 */
export async function emptyDatabase(client) {
  const { rows } = await client.query(`
    select 'table' as kind, oid::regclass::text as name, oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    union all select 'sequence', oid::regclass::text, oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
    union all select 'function', oid::regprocedure::text, oid from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all select 'type', oid::regtype::text, oid from pg_type
    where typnamespace = 'public'::regnamespace and typtype = 'e'`)
  const extended = await client.query("select objid from pg_depend where deptype = 'e'")
  const kept = new Set(extended.rows.map(({ objid }) => objid))
  for (const { kind, name, oid } of rows) {
    if (!kept.has(oid)) await client.query(`drop ${kind} if exists ${name} cascade`)
  }
}

function listOf(client, { name, columns }) {
  const quoted = columns.map((column) => client.escapeIdentifier(column))
  return `${client.escapeIdentifier(name)} (${quoted.join(', ')})`
}

/** Counts the rows that pass, each of which ends with the only line feed in it, and their checksum. */
function measure() {
  const hash = crypto.createHash('sha256')
  let rows = 0
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1
      done(null, chunk)
    },
  })
  return { stream, found: () => ({ rows, sha256: hash.digest('hex') }) }
}
