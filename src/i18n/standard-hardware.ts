import type { Locale } from '@/config/locales'
import type { PanelRole } from '@/domain/pricing/types'
import { standardHardwareOf } from '@/domain/services-catalogue/standard-hardware'
import { translatorOf } from './translator'

/** The hardware that is in the price of an enclosure: of these panels, or of any where none are named. */
export function standardHardware(
  locale: Locale,
  panels?: readonly { role?: PanelRole | undefined }[],
): string {
  const t = translatorOf(locale, 'serviceCatalogue.shower')
  return t('standard', { work: panels ? standardHardwareOf(panels) : 'other' })
}
