import type { PaperMoney } from '@/domain/quote/paper'
import { moneyStanding } from '@/domain/quote/paper-money'
import type { PaperStanding } from '@/domain/quote/paper-standing'

/** Whether a name below it says anything: who typed his or paid has said yes, but to no change since. */
export function isToSign(standing: PaperStanding, money: PaperMoney | undefined): boolean {
  return standing === 'offered' && moneyStanding(money) !== 'back'
}
