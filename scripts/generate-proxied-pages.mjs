// Writes into src/proxy.ts which pages it stands in front of. Next reads that list from the source and
// takes nothing but plain text there, so it cannot be computed where it stands.
import fs from 'node:fs'
import { proxyFile } from './lib/proxied-pages.mjs'

const { file, wanted } = proxyFile()
fs.writeFileSync(file, wanted)
