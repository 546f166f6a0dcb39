import type { DefaultServerCellComponentProps } from 'payload'
import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'

/** A switch in a list, in words. */
export async function YesCell({ cellData }: DefaultServerCellComponentProps) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office' })
  return <span>{t(cellData === true ? 'yes' : 'no')}</span>
}
