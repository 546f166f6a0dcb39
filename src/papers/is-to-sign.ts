import type { PaperMoney } from '@/domain/quote/paper'
import { moneyStanding } from '@/domain/quote/paper-money'
import type { PaperStanding } from '@/domain/quote/paper-standing'

/** Whether a name below it says anything: who has paid has said yes, but to no change since. */
export function isToSign(standing: PaperStanding, money: PaperMoney | undefined): boolean {
  const moneyIs = moneyStanding(money)
  if (standing === 'closed' || moneyIs === 'back') return false
  return standing === 'offered' || moneyIs === 'none'
}
