import { plain } from './language/tokens'

const own =
  /\b(?:my|our|mi|mis|nuestr[oa]s?) (?:orders?|quotes?|estimates?|invoices?|account|pedidos?|orden(?:es)?|cotizacion(?:es)?|presupuestos?|facturas?|cuenta)\b/
const asksState =
  /\b(?:where|status|track\w*|check|see|find|view|look|when|ready|happening|update|donde|estado|estatus|rastrea\w*|ver|veo|revisar|consultar|como va|como van|cuando|list[oa]s?|encuentro)\b/
const alone =
  /^(?:my|mi) (?:order|quote|estimate|account|pedido|orden|cotizacion|presupuesto|cuenta)$/
/** To call it off or to change it is another question, which the shop answers in words of its own. */
const otherWish =
  /\b(?:cancel\w*|refund\w*|return\w*|change\w*|anul\w*|devol\w*|devuel\w*|cambi\w*|reembols\w*)\b/

/** Somebody asks how their own order stands: it is seen in the account, not here. */
export function asksForOwnOrder(message: string): boolean {
  const said = plain(message)
    .replace(/[^\p{Letter}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (otherWish.test(said)) return false
  return alone.test(said) || (own.test(said) && asksState.test(said))
}
