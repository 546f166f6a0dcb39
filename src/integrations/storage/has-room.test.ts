import { statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { hasRoom } from './has-room'

const folder = os.tmpdir()

it('an upload has room where its copies leave a part of the disk free', async () => {
  const { bavail, bsize } = statfsSync(folder)
  expect(await hasRoom(folder, 1_000)).toBe(bavail * bsize > 300_000_000)
  expect(await hasRoom(folder, (bavail * bsize) / 2)).toBe(false)
})

it('a folder that is not there yet lies on the disk of the nearest one that is', async () => {
  const missing = path.join(folder, 'no', 'such', 'folder')
  expect(await hasRoom(missing, 1_000)).toBe(await hasRoom(folder, 1_000))
})
