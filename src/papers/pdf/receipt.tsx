import { Text, View } from '@react-pdf/renderer'
import { nameOfPaper } from '@/domain/quote/paper'
import type { PaperMoney, PaperPayment } from '@/domain/quote/paper'
import { receivedAndKept } from '@/domain/quote/paper-money'
import { factsOf, factsOnAccount } from '../facts-of'
import { set } from './fonts'
import { look } from './look'
import { Amount } from './parts/amount'
import { Block } from './parts/block'
import { Facts } from './parts/facts'
import { LastAmount } from './parts/last-amount'
import { Letterhead } from './parts/letterhead'
import type { PaperProps } from './parts/paper-props'
import { RefundLines } from './parts/refund-lines'
import { Schedule } from './parts/schedule'
import { Sums } from './parts/sums'
import { paymentWords } from '../payment-words'
import { Sheets } from './sheets'

type Props = PaperProps & {
  /** As it stood when the payment came. */
  money: PaperMoney
  payment: PaperPayment
}

/** What one payment was for, and what was left to pay after it; or what of it went back since, and is kept. */
export function ReceiptSheets(props: Props) {
  const { payment, paper, words } = props
  const { t } = words
  const title = `${t('kinds.receipt')} ${payment.reference}`
  const day = words.day(payment.date)
  return (
    <Sheets {...{ paper, words, title }} date={payment.date}>
      <Letterhead company={paper.company} title={title} below={day} />
      <View style={[look.row, look.lined, { paddingVertical: 12 }]}>
        <View style={{ flex: 1, paddingRight: 16 }}>
          <Text>{t(headOf(props))}</Text>
          <Text style={[look.display, { fontSize: 32, marginTop: 3 }]}>
            {words.money(payment.amount, paper.currency)}
          </Text>
          <Text>{set(`${paymentWords(payment, paper, words)} · ${day}`)}</Text>
          <Text>{set(t('money.for', { quote: nameOfPaper(paper) }))}</Text>
        </View>
        <View style={{ flex: 1 }}>
          <Facts facts={factsOf(paper, words).slice(0, factsOnAccount)} />
        </View>
      </View>
      <Schedule paper={paper} words={words} />
      <Block>
        <Sums paper={paper} words={words} />
        <View style={{ marginTop: 6 }}>
          {payment.refunded > 0 ? <Kept {...props} /> : <Left {...props} />}
        </View>
      </Block>
    </Sheets>
  )
}

function headOf({ payment, money, paper }: Props) {
  // over a part of the total, what came last says that it came
  const isAll = money.owed === 0 && money.payments.length === 1
  if (payment.refunded <= 0) return isAll ? 'money.paidInFull' : 'money.received'
  const { kept } = receivedAndKept([payment], paper.currency)
  return kept > 0 ? 'money.receivedPartBack' : 'money.receivedAndBack'
}

/** The total against what was paid until then. */
function Left({ paper, money, words }: Props) {
  const { t } = words
  return (
    <>
      <Amount label={t('money.paid')} amount={words.bare(-money.paid, paper.currency)} />
      <LastAmount label={t('money.owed')} amount={words.money(money.owed, paper.currency)} />
    </>
  )
}

/** What came with this payment against what went back of it: what is owed now is not its to say. */
function Kept({ paper, payment, words }: Props) {
  const { t } = words
  const { received, kept } = receivedAndKept([payment], paper.currency)
  return (
    <>
      <Amount label={t('money.thisPayment')} amount={words.bare(received, paper.currency)} />
      <RefundLines {...{ paper, words }} payments={[payment]} />
      <LastAmount label={t('money.kept')} amount={words.money(kept, paper.currency)} />
    </>
  )
}
