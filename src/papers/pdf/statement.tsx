import { Text, View } from '@react-pdf/renderer'
import { nameOfPaper } from '@/domain/quote/paper'
import type { PaperMoney } from '@/domain/quote/paper'
import { givenBack, receivedAndKept, refundsOf } from '@/domain/quote/paper-money'
import { factsOf, factsOnAccount } from '../facts-of'
import { set } from './fonts'
import { inOutline, look } from './look'
import { Amount } from './parts/amount'
import { Block } from './parts/block'
import { Facts } from './parts/facts'
import { LastAmount } from './parts/last-amount'
import { Letterhead } from './parts/letterhead'
import type { PaperProps } from './parts/paper-props'
import { paymentWords } from '../payment-words'
import { Sheets } from './sheets'

type Props = PaperProps & { money: PaperMoney }

/** Everything that was paid on a quote, what went back, and what is owed. */
export function StatementSheets({ asOf, ...props }: Props & { asOf: string }) {
  const { paper, words } = props
  const { t } = words
  const title = `${t('kinds.statement')} ${nameOfPaper(paper)}`
  const head = headOf(props)
  return (
    <Sheets {...{ paper, words, title }} date={asOf}>
      <Letterhead
        company={paper.company}
        title={`${t('kinds.statement')} ${paper.number}`}
        below={t('head.asOf', { date: words.day(asOf) })}
      />
      <View style={[look.row, look.lined, { paddingVertical: 12 }]}>
        <View style={{ flex: 1, paddingRight: 16 }}>
          <Text>{t(`money.${head.key}`)}</Text>
          <Text style={[look.display, { fontSize: 32, marginTop: 3 }]}>
            {words.money(head.amount, paper.currency)}
          </Text>
        </View>
        <View style={{ flex: 1 }}>
          <Facts facts={factsOf(paper, words).slice(0, factsOnAccount)} />
        </View>
      </View>
      <Payments {...props} />
      <Block>
        <Standing {...props} />
      </Block>
    </Sheets>
  )
}

/** The one amount that counts: what is left, else what was paid, or what became of that. */
function headOf({ money, paper }: Props) {
  const back = givenBack(money, paper.currency)
  if (money.owed > 0) return { key: 'owed', amount: money.owed } as const
  if (back <= 0) return { key: 'paidInFull', amount: money.paid } as const
  return money.paid > 0
    ? ({ key: 'kept', amount: money.paid } as const)
    : ({ key: 'back', amount: back } as const)
}

const columns = { date: 74, reference: 70, amount: 74 }

function Payments({ paper, money, words }: Props) {
  const { t } = words
  if (money.payments.length === 0) {
    return <Text style={{ paddingVertical: 8 }}>{t('money.none')}</Text>
  }
  const rows = money.payments.flatMap((payment) => [
    {
      key: payment.reference,
      date: words.day(payment.date),
      reference: payment.reference,
      what: paymentWords(payment, paper, words),
      amount: payment.amount,
    },
    ...refundsOf(payment, paper.currency).map(({ amount, date }, index) => ({
      key: `${payment.reference} back ${index}`,
      date: date === null ? '' : words.day(date),
      reference: '',
      what: t('money.refunded', { reference: payment.reference }),
      amount: -amount,
    })),
  ])
  return (
    <View {...inOutline(t('money.payments'))}>
      <View style={[look.row, look.lined, { paddingVertical: 4 }]} fixed>
        <Text style={{ width: columns.date }}>{t('money.date')}</Text>
        <Text style={{ width: columns.reference }}>{t('money.reference')}</Text>
        <Text style={{ flex: 1 }}>{t('money.payments')}</Text>
        <Text style={{ width: columns.amount, textAlign: 'right' }}>{paper.currency}</Text>
      </View>
      {rows.map(({ key, date, reference, what, amount }) => (
        <View key={key} style={[look.row, look.ruled, { paddingVertical: 4 }]} wrap={false}>
          <Text style={{ width: columns.date }}>{set(date)}</Text>
          <Text style={{ width: columns.reference }}>{set(reference)}</Text>
          <Text style={{ flex: 1 }}>{set(what)}</Text>
          <Text style={[look.strong, look.figures, { width: columns.amount, textAlign: 'right' }]}>
            {words.bare(amount, paper.currency)}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** The total, what was paid of it and what is left; what went back of it, and is kept. */
function Standing({ paper, money, words }: Props) {
  const { t } = words
  const { currency } = paper
  const bare = (amount: number) => words.bare(amount, currency)
  const { received, kept } = receivedAndKept(money.payments, currency)
  const back = givenBack(money, currency)
  return (
    <View style={{ marginTop: 6 }}>
      <Amount label={t('sums.total')} amount={bare(paper.sums.total)} />
      {back > 0 ? (
        <>
          <Amount label={t('money.receivedInAll')} amount={bare(received)} />
          <Amount label={t('money.back')} amount={bare(-back)} />
          <Amount label={t('money.kept')} amount={bare(kept)} />
        </>
      ) : (
        <Amount label={t('money.paid')} amount={bare(-money.paid)} />
      )}
      <LastAmount label={t('money.owed')} amount={words.money(money.owed, currency)} />
    </View>
  )
}
