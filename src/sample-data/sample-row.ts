import type { CollectionSlug, RequiredDataFromCollectionSlug } from 'payload'

/** A row as it is written, before the database gives it an id. */
export type SampleRow<Slug extends CollectionSlug> = RequiredDataFromCollectionSlug<Slug>

/** Gives each row its place in the order of the list, with room between them. */
export function inOrder<Row>(rows: Row[]): (Row & { displayOrder: number })[] {
  return rows.map((row, index) => ({ ...row, displayOrder: (index + 1) * 10 }))
}
