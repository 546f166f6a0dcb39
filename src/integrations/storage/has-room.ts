import { statfs } from 'node:fs/promises'
import path from 'node:path'

/** What uploads leave on the disk: quotes, payments and what the server keeps of pages come first. */
const reserveBytes = 256 * 1024 * 1024
/** An upload is kept with the smaller sizes that are made of it. */
const copies = 3

/** Whether a folder's disk has room for an upload; one that is not there yet lies where its parent does. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await spaceAt(folder)
  return bavail * bsize >= reserveBytes + copies * bytes
}

async function spaceAt(folder: string): Promise<{ bavail: number; bsize: number }> {
  try {
    return await statfs(folder)
  } catch (error) {
    const parent = path.dirname(folder)
    if (parent === folder) throw error
    return spaceAt(parent)
  }
}
