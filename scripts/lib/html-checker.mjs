import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { inProject } from './paths.mjs'

/** Not among the packages: 30 MB that only one test asks for, and that would fetch a Java of its own. */
const checker = 'vnu-jar@26.9.27'

const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** The W3C's checker of pages as a jar; null where it or Java can't be had. */
export function ensureHtmlChecker() {
  if (!hasJava()) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const folder = inProject('.data/html-checker')
  const jar = `${folder}/node_modules/vnu-jar/build/dist/vnu.jar`
  if (!fs.existsSync(jar)) {
    fs.mkdirSync(folder, { recursive: true })
    const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
    spawnSync('npm', ['install', ...options, checker], { stdio: 'ignore' })
  }
  return hasJava() && fs.existsSync(jar) ? jar : null
}
