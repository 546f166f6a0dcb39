import { readFile } from 'node:fs/promises'
import path from 'node:path'
import catalogLoader from 'next-intl/extractor/catalogLoader'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'src/messages')

/**
 * Gives the tests the texts as the build stores them, by the build's own loader: a text with an
 * argument is a compiled pattern there, not a string.
 * @returns {import('vitest/config').Plugin}
 */
export function compiledMessages() {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.json')) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      // Not ending in .json, or Vite reads the file by itself.
      return found?.id.startsWith(folder) ? `\0${found.id}.js` : null
    },
    async load(id) {
      if (!id.startsWith(`\0${folder}`)) return null
      const file = id.slice(1, -'.js'.length)
      return compile(file, await readFile(file, 'utf8'))
    },
  }
}

function compile(resourcePath, source) {
  return new Promise((resolve, reject) => {
    const loader = {
      rootContext: root,
      resourcePath,
      getOptions: () => ({ messages: { format: 'json', precompile: true } }),
      async: () => (error, code) => (error ? reject(error) : resolve(code)),
    }
    catalogLoader.call(loader, source)
  })
}
