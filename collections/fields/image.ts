import type { Field } from 'payload'
import { addressOfPicture } from '../hooks/address-of-picture'
import { slugs } from '../slugs'

/** A picture with its words, and its address for readers that want no second call. */
export function image(): Field[] {
  return [
    { name: 'image', type: 'upload', relationTo: slugs.media },
    {
      name: 'imageUrl',
      type: 'text',
      virtual: true,
      admin: { hidden: true },
      hooks: { afterRead: [addressOfPicture] },
    },
    {
      name: 'imageAlt',
      localized: true,
      type: 'text',
      maxLength: 250,
      admin: { description: 'What the picture shows here; empty takes the picture’s own words.' },
    },
  ]
}
