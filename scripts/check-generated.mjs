// Says whether the committed generated files still fit the collections and the pages: the types, the
// admin's import map, the migrations and the proxy's list. Writes nothing that stays and needs no database.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { register } from 'tsx/esm/api'
import { inProject } from './lib/paths.mjs'
import { proxyFile } from './lib/proxied-pages.mjs'

process.env.GENERATING = 'true'
register()

const { default: loadedConfig } = await import(inProject('payload.config.ts'))
const { generateImportMap, getPayload } = await import('payload')
const { generateTypes } = await import('payload/node')

const config = await loadedConfig
const scratch = await mkdtemp(path.join(os.tmpdir(), 'check-generated-'))
const stale = []

try {
  if (await typesDiffer()) stale.push('src/payload-types.ts is not current: npm run generate')
  if (await importMapDiffers()) stale.push('The import map is not current: npm run generate')
  if (await migrationsDiffer()) {
    stale.push(
      'The migrations lack a change: GENERATING=true npm run payload migrate:create <name>',
    )
  }
  const { found, wanted } = proxyFile()
  if (found !== wanted)
    stale.push('src/proxy.ts lacks a page or has one too many: npm run generate')
} finally {
  await rm(scratch, { recursive: true, force: true })
}
for (const sentence of stale) console.error(sentence)
process.exit(stale.length === 0 ? 0 : 1)

async function typesDiffer() {
  const outputFile = path.join(scratch, 'payload-types.ts')
  await generateTypes(
    { ...config, typescript: { ...config.typescript, outputFile } },
    { log: false },
  )
  return differ(outputFile, config.typescript.outputFile)
}

async function importMapDiffers() {
  const { importMapFile } = config.admin.importMap
  // Its paths are relative, so the copy lies beside the original.
  const copy = importMapFile.replace(/\.js$/, `.${process.pid}.check.js`)
  const importMap = { ...config.admin.importMap, importMapFile: copy }
  try {
    await generateImportMap(
      { ...config, admin: { ...config.admin, importMap } },
      { log: false, force: true },
    )
    return await differ(copy, importMapFile)
  } finally {
    await rm(copy, { force: true })
  }
}

/** Compares the tables that the code describes with those that the newest migration left. */
async function migrationsDiffer() {
  const payload = await getPayload({
    // In development it would write the types by itself.
    config: { ...config, typescript: { ...config.typescript, autoGenerate: false } },
    disableDBConnect: true,
    disableOnInit: true,
  })
  const { generateDrizzleJson } = payload.db.requireDrizzleKit()
  const described = await generateDrizzleJson(payload.db.schema)
  const folder = inProject('migrations')
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .at(-1)
  const committed = JSON.parse(await readFile(path.join(folder, newest), 'utf8'))
  return !isDeepStrictEqual(
    withoutIds(JSON.parse(JSON.stringify(described))),
    withoutIds(committed),
  )
}

function withoutIds(tables) {
  return { ...tables, id: null, prevId: null }
}

async function differ(one, other) {
  return (await readFile(one, 'utf8')).trim() !== (await readFile(other, 'utf8')).trim()
}
