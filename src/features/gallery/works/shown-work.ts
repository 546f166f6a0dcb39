import type { Picture } from '@/domain/content/picture'
import type { Elevation } from '@/domain/gallery/elevation'

/** A work as the row, its dialog and its own page show it. */
export type ShownWork = {
  id: number
  slug: string
  href: string
  title: string
  description: string
  categoryName: string
  categorySlug: string
  /** Place and month, short; empty where neither is known. */
  caption: string
  /** Kind, place and day, as it is said of a work that is opened; without what nobody knows. */
  detail: string[]
  /** What is read after its title: kind, place, month and size. */
  spoken: string
  /** That its picture is an illustration; empty where it is a photograph. */
  note: string
  facts: { name: string; value: string }[]
  picture: Picture | null
  /** Null where the picture has no scale: it stands in the grid alone. */
  elevation: Elevation | null
  sizeText: string
  /** Opens the builder with this glass; null where no service prices it. */
  priceHref: string | null
}
