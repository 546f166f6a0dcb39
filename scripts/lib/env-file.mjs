import fs from 'node:fs'
import { inProject } from './paths.mjs'

/**
 * Puts what `.env` says beneath what is really set; nothing where there is no such file.
 * `npm run build` needs no call: Next reads the file by itself.
 */
export function readEnvFile(file = inProject('.env')) {
  if (!fs.existsSync(file)) return
  if (typeof process.loadEnvFile === 'function') return process.loadEnvFile(file)
  console.error(
    `${file} was not read: that needs Node 20.12 or newer, and this is ${process.version}.`,
  )
}
