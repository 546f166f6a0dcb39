import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isWhole } from './tables.mjs'

/**
 * @typedef {{ name: string, bytes: number, sha256: string }} SavedFile
 * @typedef {{
 *   format: 1, at: string, version: string, postgres: string, migrations: string[],
 *   tables: import('./tables.mjs').DumpedTable[], sequences: import('./tables.mjs').Sequence[],
 *   media: SavedFile[],
 * }} Manifest
 */

const fileName = 'manifest.json'
const folderName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** @param {Date} at */
export function folderNameOf(at) {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/**
 * @param {string} folder
 * @param {Manifest} manifest
 */
export function writeManifest(folder, manifest) {
  fs.writeFileSync(path.join(folder, fileName), `${JSON.stringify(manifest, null, 2)}\n`)
}

/**
 * @param {string} folder
 * @returns {Manifest}
 */
export function readManifest(folder) {
  const file = path.join(folder, fileName)
  if (!fs.existsSync(file)) throw new Error(`${folder} is no backup: it has no ${fileName}.`)
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (manifest.format !== 1) throw new Error(`${folder} was written by another release.`)
  return manifest
}

/**
 * @param {string} file
 * @returns {Promise<{ bytes: number, sha256: string }>}
 */
export async function measureFile(file) {
  const hash = crypto.createHash('sha256')
  await pipeline(fs.createReadStream(file), hash)
  return { bytes: fs.statSync(file).size, sha256: hash.digest('hex') }
}

/** Throws one sentence for the first part that is not what it was.
 * @param {string} folder
 * @param {Manifest} manifest
 */
export async function requireWhole(folder, { tables, media }) {
  for (const table of tables) {
    if (!(await isWhole(folder, table))) throw new Error(`${table.file} of the backup is damaged.`)
  }
  for (const { name, sha256 } of media) {
    const file = path.join(folder, 'media', name)
    const found = fs.existsSync(file) ? (await measureFile(file)).sha256 : 'missing'
    if (found !== sha256) throw new Error(`media/${name} of the backup is damaged.`)
  }
}

/** Deletes the oldest whole backups of a place until only so many are left; answers which.
 * @param {string} place
 * @param {number} kept
 */
export function forgetOld(place, kept) {
  const whole = fs
    .readdirSync(place)
    .filter((name) => folderName.test(name) && fs.existsSync(path.join(place, name, fileName)))
    .sort()
  const old = whole.slice(0, Math.max(0, whole.length - kept))
  for (const name of old) fs.rmSync(path.join(place, name), { recursive: true })
  return old
}
