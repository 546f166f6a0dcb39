import type { SampleRow } from './sample-row'

type Row = SampleRow<'gallery-items'>

/** One work in the gallery. */
export type GalleryEntry = Pick<Row, 'hardware' | 'serviceType' | 'thickness' | 'finish'> & {
  category: string
  title: string
  description: string
  projectDate: string
  imageAlt: string
  place: string
  glass: string
  /** Its picture in the manifest; while that is missing, the entry says what it will show. */
  picture?: string
}
