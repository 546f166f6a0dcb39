import type { CollectionBeforeValidateHook } from 'payload'
import { defaultLocale } from '../../src/config/locales'
import { Refusal } from '../refusal'

/**
 * Price rules, saved quotes and the English site go by the English name: a row that had only a
 * Spanish one would be offered to some and priced for nobody.
 */
export function englishFirst(field: string): CollectionBeforeValidateHook {
  return ({ data, operation, req }) => {
    if (operation !== 'create' || (req.locale ?? defaultLocale) === defaultLocale) return data
    throw new Refusal(
      'Write the English first, then switch to Español and translate it.',
      400,
      field,
    )
  }
}
