import { getTranslations } from 'next-intl/server'
import type { JSONFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { keyWords } from '@/domain/text/key-words'
import { timeText } from './money-text'

type Words = { yes: string; no: string; none: string }

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** What was stored with a row, name by name: nobody edits it, and Payload's editor comes from another host. */
export async function StoredData({ data, field }: JSONFieldServerProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.storedData' })
  const words = { yes: t('yes'), no: t('no'), none: t('none') }
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <figure className="office-stored field-type">
      <figcaption className="field-label">{label}</figcaption>
      {/* It scrolls, so the keyboard has to reach it. */}
      <div tabIndex={0} role="region" aria-label={label}>
        <Part value={Reflect.get(data as object, field.name)} words={words} />
      </div>
    </figure>
  )
}

function Part({ value, words }: { value: unknown; words: Words }) {
  if (Array.isArray(value) && value.length > 0) {
    return (
      <ol>
        {value.map((part: unknown, index) => (
          <li key={index}>
            <Part value={part} words={words} />
          </li>
        ))}
      </ol>
    )
  }
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0) {
    return (
      <dl>
        {Object.entries(value).map(([key, part]) => (
          <div key={key}>
            <dt>{keyWords(key)}</dt>
            <dd>
              <Part value={part} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  return plainText(value, words)
}

function plainText(value: unknown, { yes, no, none }: Words): string {
  switch (typeof value) {
    case 'boolean':
      return value ? yes : no
    case 'number':
      return String(value)
    case 'string':
      if (value === '') return none
      return moment.test(value) ? timeText(value) : value
    default:
      return none
  }
}
