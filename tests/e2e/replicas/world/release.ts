import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { buildah, buildahCommand, imageName } from '../../../../scripts/image/buildah.mjs'
import { find } from '../../../../scripts/lib/debian-packages.mjs'
import { inProject, root } from '../../../../scripts/lib/paths.mjs'
import { replicasOf } from '../../support/environment'

/** What is run: the image, or a build in a folder, and what a later release has besides. */
export type Release = {
  /** Where its files are, as this process sees them. */
  files: string
  start: (script: string, settings: Record<string, string>, log: string) => ChildProcess
  remove: () => Promise<void>
}

/** The image of `npm run image`; with REPLICAS_OF, a folder with a production build instead. */
export async function openRelease(): Promise<Release> {
  const { folder } = replicasOf
  return folder === undefined ? openImage() : openFolder(path.resolve(folder))
}

async function openImage(): Promise<Release> {
  const container = (await buildah(['from', '--pull-never', imageName])).trim()
  const mount = (await buildah(['mount', container])).trim()
  return {
    files: path.join(mount, 'app'),
    start: (script, settings, log) =>
      launch(
        buildahCommand([
          'run',
          '--isolation=chroot',
          '--user=node',
          ...Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`),
          container,
          '--',
          ...['node', script],
        ]),
        { log, env: process.env },
      ),
    remove: async () => void (await buildah(['rm', container])),
  }
}

/** A layer of its own over the folder: what a test adds to it is gone with the release. */
function openFolder(folder: string): Release {
  const place = fs.mkdtempSync(inProject('.data/release-'))
  const [upper, work, files] = ['upper', 'work', 'app'].map((name) => {
    const made = path.join(place, name)
    fs.mkdirSync(made)
    return made
  }) as [string, string, string]
  const layers = `lowerdir=${folder},upperdir=${upper},workdir=${work}`
  const mounted = spawnSync('mount', ['-t', 'overlay', 'overlay', '-o', layers, files])
  if (mounted.status !== 0) throw new Error(`No layer over ${folder}: ${String(mounted.stderr)}`)
  return {
    files,
    start: (script, settings, log) =>
      launch([replicasOf.node, script], {
        log,
        cwd: files,
        env: {
          PATH: process.env.PATH,
          HOME: process.env.HOME,
          NODE_ENV: 'production',
          ...settings,
        },
      }),
    remove: () => {
      spawnSync('umount', ['--lazy', files])
      fs.rmSync(place, { recursive: true, force: true })
      return Promise.resolve()
    },
  }
}

function launch(
  [command = '', ...args]: string[],
  { log, cwd = root, env }: { log: string; cwd?: string; env: NodeJS.ProcessEnv },
): ChildProcess {
  const output = fs.openSync(log, 'a')
  const child = spawn(find(command) ?? command, args, {
    cwd,
    env,
    stdio: ['ignore', output, output],
  })
  fs.closeSync(output)
  return child
}
