import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { SampleRow } from './sample-row'

type Listed = {
  file: string
  alt: string
  caption: string
  category: string
  focalPoint: { x: number; y: number }
}

type SamplePicture = { name: string; filePath: string; data: SampleRow<'media'> }

const folder = path.resolve(process.cwd(), 'media', 'sample')

/** The pictures that `npm run imagery` has finished, as its manifest lists them. */
export async function samplePictures(): Promise<SamplePicture[]> {
  const manifest = await readFile(path.join(folder, 'manifest.json'), 'utf8')
  const { pictures } = JSON.parse(manifest) as { pictures: Listed[] }
  return pictures.map(({ file, alt, caption, category, focalPoint }) => ({
    name: path.parse(file).name,
    filePath: path.join(folder, file),
    data: { alt, caption, category, focalX: focalPoint.x, focalY: focalPoint.y },
  }))
}
