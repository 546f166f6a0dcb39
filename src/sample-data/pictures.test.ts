import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { galleryItems } from './gallery'
import { glassStyles } from './glass-styles'
import { samplePictures } from './pictures'

const folders = ['media/sample', 'src/assets/pictures']
/** A part of a listed picture, for a phone or for the try-on, is no picture of its own. */
const isPart = (file: string) => /-(?:phone|doorway)\.webp$/.test(file)
const kilobyte = 1000
const megabyte = 1000 * kilobyte

describe('the sample pictures', () => {
  it('are all listed, and nothing is listed that is not there', async () => {
    const listed = (await samplePictures()).map(({ filePath }) => path.basename(filePath))
    const files = folders
      .flatMap((folder) => readdirSync(folder))
      .filter((file) => file.endsWith('.webp') && !isPart(file))
    expect(listed.toSorted()).toEqual(files.toSorted())
  })

  it('stay small: 400 KB each, 40 MB together', async () => {
    const sizes = (await samplePictures()).map(({ filePath }) => statSync(filePath).size)
    expect(Math.max(...sizes)).toBeLessThan(400 * kilobyte)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * megabyte)
  })

  it('say what they show, and that they are illustrations', async () => {
    for (const { name, data } of await samplePictures()) {
      expect(data.alt.length, name).toBeGreaterThan(20)
      expect(data.alt.length, name).toBeLessThanOrEqual(250)
      expect(data.caption, name).toMatch(/Illustration made for this site, not a finished job\.$/)
    }
  })

  it('are called the same in their Spanish captions', async () => {
    for (const { name, data, spanish } of await samplePictures()) {
      expect(spanish.caption, name).toMatch(/Ilustración hecha para este sitio/)
      expect(spanish.caption, name).not.toContain(String(data.caption).split('. ')[0])
    }
  })

  it('are there for every gallery entry and glass style that names one', async () => {
    const names = new Set((await samplePictures()).map(({ name }) => name))
    const wanted = [...galleryItems, ...glassStyles].flatMap(({ picture }) => picture ?? [])
    expect(wanted.filter((name) => !names.has(name))).toEqual([])
  })
})
