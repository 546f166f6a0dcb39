import type { DefaultServerCellComponentProps } from 'payload'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { RowLink } from './row-link'

/** A switch in a list, in words. */
export async function YesCell({ cellData, link, ...row }: DefaultServerCellComponentProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office' })
  const word = t(cellData === true ? 'yes' : 'no')
  return link ? <RowLink {...row}>{word}</RowLink> : <span>{word}</span>
}
