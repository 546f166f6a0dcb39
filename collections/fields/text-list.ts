import type { TextField } from 'payload'

type TextList = {
  name: string
  label?: string
  description?: string
  maxLength?: number
  localized?: boolean
}

/** A list of short texts, each typed and closed with Enter. */
export function textList({
  name,
  label,
  description,
  maxLength = 200,
  localized = false,
}: TextList): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    maxRows: 50,
    maxLength,
    localized,
    ...(label ? { label } : {}),
    admin: {
      components: { Cell: '/src/admin/cells/list-cell#ListCell' },
      description: description ?? 'Type one, then press Enter.',
    },
  }
}
