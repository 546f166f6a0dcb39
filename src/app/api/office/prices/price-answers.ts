import { defaultLocale } from '@/config/locales'
import { translatorOf } from '@/i18n/translator'
import type { PriceRefusal } from '@/services/price-changes/outcome'
import { answer, refuseCall } from '../../respond'

/** Why nothing was done to prices, in the words of the admin's screens. */
export function refusePrices(request: Request, refusal: PriceRefusal): Response {
  const t = translatorOf(defaultLocale, 'officePrices')
  switch (refusal.kind) {
    case 'forbidden':
      return refuseCall(request, 403, 'forbidden')
    case 'malformed':
      return refuseCall(request, 400, 'malformed')
    case 'notFound':
      return refuseCall(request, 404, 'notFound')
    case 'impossible':
    case 'touchedSince':
      return answer(refusal.kind === 'impossible' ? 422 : 409, {
        kind: refusal.kind,
        error: t(`refusals.${refusal.kind}`, { names: listed(refusal.names) }),
      })
    case 'missing':
      return answer(409, {
        kind: refusal.kind,
        error: refusal.missing.map((what) => t(`missing.${what}`)).join(' '),
      })
    default:
      return answer(409, { kind: refusal.kind, error: t(`refusals.${refusal.kind}`) })
  }
}

function listed(names: string[]): string {
  return new Intl.ListFormat(defaultLocale).format(names)
}
