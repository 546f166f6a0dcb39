import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inSpanish } from './in-spanish'
import type { SampleRow } from './sample-row'

type Listed = {
  file: string
  title: string
  alt: string
  caption: string
  category: string
  focalPoint: { x: number; y: number }
  width: number
  height: number
}

type SamplePicture = {
  width: number
  height: number
  name: string
  title: string
  filePath: string
  data: SampleRow<'media'>
  spanish: { alt: string; caption: string }
}

/** What every caption ends with, after the picture's title. */
export const captionNote = 'Illustration made for this site, not a finished job.'

const sampleFolder = path.resolve(process.cwd(), 'media', 'sample')
/** The interface imports these itself; the sample company shows them in its gallery too. */
const assetFolder = path.resolve(process.cwd(), 'src', 'assets', 'pictures')

/** The pictures that `npm run imagery` has finished, as its manifest lists them. */
export async function samplePictures(): Promise<SamplePicture[]> {
  const manifest = await readFile(path.join(sampleFolder, 'manifest.json'), 'utf8')
  const { pictures } = JSON.parse(manifest) as { pictures: Listed[] }
  return pictures.map(({ file, title, alt, caption, category, focalPoint, width, height }) => ({
    width,
    height,
    name: path.parse(file).name,
    title,
    filePath: placeOf(file),
    data: { alt, caption, category, isSample: true, focalX: focalPoint.x, focalY: focalPoint.y },
    spanish: { alt: inSpanish(alt), caption: `${inSpanish(title)}. ${inSpanish(captionNote)}` },
  }))
}

function placeOf(file: string): string {
  const asset = path.join(assetFolder, file)
  return existsSync(asset) ? asset : path.join(sampleFolder, file)
}
