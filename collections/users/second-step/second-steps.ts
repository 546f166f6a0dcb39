import type { CollectionConfig } from 'payload'
import { closed } from '../../access/rules'
import { slugs } from '../../slugs'

/**
 * With what somebody proves, besides his password, that it is he. A row of its own, that no form, list or
 * answer about accounts ever holds; services alone read and write it.
 */
export const SecondSteps: CollectionConfig = {
  slug: slugs.secondSteps,
  admin: { hidden: true },
  access: closed,
  fields: [
    { name: 'account', type: 'number', required: true, unique: true, index: true },
    /** Sealed: whoever reads the database has no code. */
    { name: 'secret', type: 'text', required: true },
    /** Begun only, until a first code was right. */
    { name: 'setAt', type: 'date' },
    /** The half-minute of the last code that was taken: none is taken twice. */
    { name: 'lastStep', type: 'number' },
    { name: 'recovery', type: 'json', required: true, admin: { hidden: true } },
  ],
}
