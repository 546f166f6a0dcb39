import { Text, View } from '@react-pdf/renderer'
import { nameOfPaper } from '@/domain/quote/paper'
import type { PaperMoney, PaperPayment, QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'
import { factsOf } from '../facts-of'
import { set } from './fonts'
import { ink, inOutline, look } from './look'
import { Amount } from './parts/amount'
import { Block } from './parts/block'
import { Facts } from './parts/facts'
import { Letterhead } from './parts/letterhead'
import { Schedule } from './parts/schedule'
import { Sums } from './parts/sums'
import { Sheets } from './sheets'

type Props = { paper: QuotePaper; money: PaperMoney; words: PaperWords }

/** What one payment was for, and what is left to pay after all of them. */
export function ReceiptSheets({ payment, ...props }: Props & { payment: PaperPayment }) {
  const { paper, words, money } = props
  const { t } = words
  const title = `${t('kinds.receipt')} ${payment.reference}`
  const day = words.day(payment.date)
  return (
    <Sheets {...{ paper, words, title }} date={payment.date}>
      <Letterhead company={paper.company} title={title} below={day} />
      <View style={[look.row, look.lined, { paddingVertical: 12 }]}>
        <View style={{ flex: 1, paddingRight: 16 }}>
          <Text>{t(money.owed === 0 ? 'money.paidInFull' : 'money.received')}</Text>
          <Text style={[look.display, { fontSize: 32 }]}>
            {words.money(payment.amount, paper.currency)}
          </Text>
          <Text>{set(`${whatOf(payment, paper, words)} · ${day}`)}</Text>
          <Text>{set(t('money.for', { quote: nameOfPaper(paper) }))}</Text>
        </View>
        <View style={{ flex: 1 }}>
          <Facts facts={factsOf(paper, words).slice(0, factsOnAccount)} />
        </View>
      </View>
      <Schedule paper={paper} words={words} />
      <Block>
        <Sums paper={paper} words={words} />
        <Standing {...props} afterTotal />
      </Block>
    </Sheets>
  )
}

/** For whom, where and what: the glass itself is on the estimate. */
const factsOnAccount = 3

/** Everything that was paid on a quote, what went back, and what is owed. */
export function StatementSheets({ asOf, ...props }: Props & { asOf: string }) {
  const { paper, words } = props
  const { t } = words
  const title = `${t('kinds.statement')} ${nameOfPaper(paper)}`
  return (
    <Sheets {...{ paper, words, title }} date={asOf}>
      <Letterhead
        company={paper.company}
        title={`${t('kinds.statement')} ${paper.number}`}
        below={t('head.asOf', { date: words.day(asOf) })}
      />
      <View style={[look.row, look.lined, { paddingVertical: 12 }]}>
        <View style={{ flex: 1, paddingRight: 16 }}>
          <Text>{t(props.money.owed === 0 ? 'money.paidInFull' : 'money.owed')}</Text>
          <Text style={[look.display, { fontSize: 32 }]}>
            {words.money(
              props.money.owed === 0 ? props.money.paid : props.money.owed,
              paper.currency,
            )}
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
      what: whatOf(payment, paper, words),
      amount: payment.amount,
    },
    ...(payment.refunded > 0
      ? [
          {
            key: `${payment.reference} back`,
            date: '',
            reference: '',
            what: t('money.refunded', { reference: payment.reference }),
            amount: -payment.refunded,
          },
        ]
      : []),
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

/** Where no deposit was asked for, what came first is a part. */
function whatOf(
  { purpose, method }: PaperPayment,
  { deposit }: QuotePaper,
  { t }: PaperWords,
): string {
  const isPart = purpose === 'deposit' && method !== 'stripe' && deposit === null
  return t('money.what', {
    purpose: t(`money.purpose.${isPart ? 'part' : purpose}`),
    method: t(`money.method.${method}`),
  })
}

/** The total against what was paid. */
function Standing({ paper, money, words, afterTotal = false }: Props & { afterTotal?: boolean }) {
  const { t } = words
  const { currency } = paper
  return (
    <View style={{ marginTop: 6 }}>
      {afterTotal ? null : (
        <Amount label={t('sums.total')} amount={words.bare(paper.sums.total, currency)} />
      )}
      <Amount label={t('money.paid')} amount={words.bare(-money.paid, currency)} />
      <View
        style={[
          look.between,
          {
            marginTop: 4,
            paddingTop: 3,
            borderTopWidth: 1,
            borderTopColor: ink.text,
            alignItems: 'flex-end',
          },
        ]}
      >
        <Text style={[look.display, { fontSize: 14 }]}>{t('money.owed')}</Text>
        <Text style={[look.display, { fontSize: 14 }]}>{words.money(money.owed, currency)}</Text>
      </View>
    </View>
  )
}
