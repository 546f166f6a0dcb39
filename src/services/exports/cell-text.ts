import 'server-only'
import type { Field, Option } from 'payload'
import { toWords } from 'payload/shared'
import { defaultLocale, localeNames } from '@/config/locales'
import { shopDayOf, shopTimeOf } from '@/domain/job/shop-time'
import { serviceName } from '@/i18n/service-name'
import { timeZone } from '@/i18n/time-zone'

/** A figure goes as digits alone, so that a spreadsheet adds it up, below zero too. */
export type Cell = string | { figure: string }

/** Texts that are kept as codes, by their field. */
const said: Record<string, (code: string) => string> = {
  serviceTypeContext: (code) => serviceName(defaultLocale, code),
  service: (code) => serviceName(defaultLocale, code),
  locale: (code) => (localeNames as Record<string, string>)[code] ?? code,
}

type Shown = Extract<
  Field,
  {
    type:
      | 'text'
      | 'textarea'
      | 'email'
      | 'number'
      | 'checkbox'
      | 'date'
      | 'select'
      | 'radio'
      | 'relationship'
      | 'upload'
  }
>

/** How a value of a field is said in a table: names for codes, the shop's days and times, yes and no. */
export function cellText(
  field: Shown,
  titleOf: (collection: string) => string,
): (value: unknown) => Cell {
  switch (field.type) {
    case 'number':
      return (value) => (typeof value === 'number' ? { figure: String(value) } : '')
    case 'checkbox':
      return (value) => (value === true ? 'Yes' : 'No')
    case 'date':
      return dateText(field.admin?.date?.pickerAppearance === 'dayAndTime')
    case 'select':
    case 'radio': {
      const names = namesOf(field.options)
      return each((value) => (typeof value === 'string' ? (names.get(value) ?? value) : ''))
    }
    case 'relationship':
    case 'upload':
      return each(relatedText(field.relationTo, titleOf))
    default: {
      const inWords = said[field.name] ?? ((text: string) => text)
      return each((value) => (typeof value === 'string' ? inWords(value) : ''))
    }
  }
}

function each(say: (value: unknown) => string): (value: unknown) => string {
  return (value) =>
    Array.isArray(value)
      ? value
          .map(say)
          .filter((text) => text !== '')
          .join('; ')
      : say(value)
}

function dateText(withTime: boolean): (value: unknown) => string {
  return (value) => {
    const at = typeof value === 'string' ? new Date(value) : null
    if (at === null || Number.isNaN(at.getTime())) return ''
    return withTime ? shopTimeOf(at, timeZone).replace('T', ' ') : shopDayOf(at, timeZone)
  }
}

function namesOf(options: Option[]): Map<string, string> {
  return new Map(
    options.map((option) =>
      typeof option === 'string'
        ? [option, option]
        : [option.value, typeof option.label === 'string' ? option.label : toWords(option.value)],
    ),
  )
}

/** A row that the reader may not see, or that is gone, has no name: its number would tell him nothing. */
function relatedText(
  relationTo: string | string[],
  titleOf: (collection: string) => string,
): (value: unknown) => string {
  return (value) => {
    if (typeof value !== 'object' || value === null) return ''
    if (Array.isArray(relationTo)) {
      const { relationTo: collection, value: row } = value as Record<string, unknown>
      return typeof collection === 'string' ? relatedText(collection, titleOf)(row) : ''
    }
    const title = (value as Record<string, unknown>)[titleOf(relationTo)]
    return typeof title === 'string' || typeof title === 'number' ? String(title) : ''
  }
}
