import type { CollectionConfig } from 'payload'

type Versions = CollectionConfig['versions']

/** Content that is written as a draft, published by hand or at a set time, and can be taken back. */
export const draftsAndSchedule: Versions = { drafts: { schedulePublish: true }, maxPerDoc: 20 }

/** The same for what has a preview: saved while it is typed, so that the preview follows. */
export const previewedDrafts: Versions = {
  drafts: { schedulePublish: true, autosave: { interval: 800 } },
  maxPerDoc: 20,
}
