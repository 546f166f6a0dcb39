import type { TextField, TextFieldSingleValidation } from 'payload'

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const validate: TextFieldSingleValidation = (value, { required }) => {
  if (!value) return required ? 'Please enter a slug.' : true
  if (value.length > 100) return 'Please keep it under 100 characters.'
  return (
    shape.test(value) || 'Use small letters, digits and single hyphens, as in shower-enclosures.'
  )
}

/** The part of a page's address that names the row. */
export function slug(isTaken: (slug: string) => boolean = () => false): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: async (value, options) => {
      if (typeof value === 'string' && isTaken(value)) {
        return 'Something else stands at this address, so the page would never show. Choose another.'
      }
      return validate(value, options)
    },
    admin: { position: 'sidebar', description: 'The last part of the address.' },
  }
}
