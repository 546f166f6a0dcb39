import { hasLocale } from 'next-intl'
import type { DefaultServerCellComponentProps, TextFieldServerProps } from 'payload'
import { localeNames, locales } from '@/config/locales'

function nameOf(code: unknown): string {
  return hasLocale(locales, code) ? localeNames[code] : '–'
}

/** In which language somebody wrote, by its name: told by the page, not typed. */
export function LanguageField({ field, siblingData, path }: TextFieldServerProps) {
  const { label } = field
  return (
    <div className="field-type">
      <p className="field-label">{typeof label === 'string' ? label : null}</p>
      <p>{nameOf(siblingData[path])}</p>
    </div>
  )
}

export function LanguageCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{nameOf(cellData)}</span>
}
