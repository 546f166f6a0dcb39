import fs from 'node:fs/promises'
import path from 'node:path'

/** Chromium compiles all functions of a script that begins with this line while it still arrives. */
export const compileHint = '//# allFunctionsCalledOnLoad\n'

/**
 * Puts the hint on the scripts that start every page, React and Next itself: without it the browser
 * compiles their functions one by one when they are called, which is most of what the start costs.
 * For `compiler.runAfterProductionCompile` of next.config.mjs.
 *
 * @param {{ projectDir: string, distDir: string }} build
 * @returns {Promise<void>}
 */
export async function hintCompilation({ projectDir, distDir }) {
  const folder = path.resolve(projectDir, distDir)
  const manifest = JSON.parse(await fs.readFile(path.join(folder, 'build-manifest.json'), 'utf8'))
  for (const name of manifest.rootMainFiles) {
    const file = path.join(folder, name)
    const script = await fs.readFile(file, 'utf8')
    if (!script.startsWith(compileHint)) await fs.writeFile(file, compileHint + script)
  }
}
