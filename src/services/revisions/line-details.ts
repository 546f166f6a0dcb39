import type { Locale } from '@/config/locales'
import type { HardwareItem, QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import type { Said } from '@/domain/quote/paper'
import { isShowerService } from '@/domain/services-catalogue/services'
import { standardHardware } from '@/i18n/standard-hardware'
import { translatorOf } from '@/i18n/translator'

/** That it is in the price, and of a shower which hardware is as well. */
export function installationDetail(
  { installationFee }: Pick<QuoteResult, 'installationFee'>,
  request: Pick<QuoteRequest, 'serviceType' | 'panels'> | undefined,
): Said | null {
  const isIncluded = installationFee === 0
  const isShower = request !== undefined && isShowerService(request.serviceType)
  if (!isIncluded && !isShower) return null
  return inBoth((locale) => {
    const t = translatorOf(locale, 'revision')
    if (!isShower) return t('included')
    const standard = standardHardware(locale, request.panels)
    return t(isIncluded ? 'includedWithHardware' : 'standardHardware', { standard })
  })
}

/** What the price of hinges is for; nothing needs to be said of other hardware. */
export function hardwareDetail(
  { id }: Pick<HardwareItem, 'id'>,
  sold: readonly Pick<HardwareItem, 'id' | 'carries'>[],
): Said | null {
  const isHinges = sold.some((item) => item.id === id && item.carries !== null)
  return isHinges ? inBoth((locale) => translatorOf(locale, 'revision')('hinges')) : null
}

function inBoth(say: (locale: Locale) => string): Said {
  return { en: say('en'), es: say('es') }
}
