import { Svg, View } from '@react-pdf/renderer'
import type { PaperMoney } from '@/domain/quote/paper'
import {
  givenBack,
  instalmentsOf,
  moneyStanding,
  receivedAndKept,
} from '@/domain/quote/paper-money'
import { DrawnDimension } from '../drawn'
import { pxPerPoint } from '../look'
import { Amount } from './amount'
import type { PaperProps } from './paper-props'
import { RefundLines } from './refund-lines'

/** What was paid and what is left of it, or what is paid when, along the total as along a length; what went back of it, and is kept. */
export function Instalments({
  paper,
  words,
  money,
  width,
}: PaperProps & { money?: PaperMoney | undefined; width: number }) {
  const { t } = words
  const { currency } = paper
  const bare = (amount: number) => words.bare(amount, currency)
  if (money && moneyStanding(money) !== 'none') {
    const back = givenBack(money, currency)
    if (money.owed === 0) {
      const { received, kept } = receivedAndKept(money.payments, currency)
      return (
        <>
          <Amount
            label={t(back > 0 ? 'money.receivedInAll' : 'money.paid')}
            amount={bare(received)}
          />
          <RefundLines {...{ paper, words }} payments={money.payments} />
          {back > 0 && kept > 0 ? (
            <Amount label={t('money.kept')} amount={bare(kept)} isStrong />
          ) : null}
        </>
      )
    }
    return (
      <TwoParts
        width={width}
        share={money.paid / (money.paid + money.owed)}
        parts={[
          [t(back > 0 ? 'money.kept' : 'money.paid'), bare(money.paid)],
          [t('money.owed'), bare(money.owed)],
        ]}
      />
    )
  }
  const instalments = instalmentsOf(paper)
  if (instalments === null) return null
  const { deposit, sums } = paper
  const percent = deposit?.percent
  return (
    <TwoParts
      width={width}
      share={instalments.deposit / sums.total}
      parts={[
        [
          percent
            ? t('sums.depositPercent', { percent: words.percent(percent) })
            : t('sums.deposit'),
          bare(instalments.deposit),
        ],
        [t('sums.balanceWhen'), bare(instalments.balance)],
      ]}
    />
  )
}

type Part = [label: string, amount: string]

function TwoParts({ width, share, parts }: { width: number; share: number; parts: [Part, Part] }) {
  const middle = width * share
  const ends = [
    [0.5, middle],
    [middle, width - 0.5],
  ] as const
  return (
    <View style={{ marginTop: 4 }}>
      <Svg width={width} height={14} viewBox={`0 0 ${width * pxPerPoint} ${14 * pxPerPoint}`}>
        {ends.map(([from, to]) => (
          <DrawnDimension
            key={from}
            mark={{
              axis: 'x',
              from: from * pxPerPoint,
              to: to * pxPerPoint,
              at: 7 * pxPerPoint,
              figure: '',
              tone: 'plain',
            }}
          />
        ))}
      </Svg>
      {parts.map(([label, amount]) => (
        <Amount key={label} {...{ label, amount }} />
      ))}
    </View>
  )
}
