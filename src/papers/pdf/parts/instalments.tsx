import { Svg, View } from '@react-pdf/renderer'
import type { PaperMoney } from '@/domain/quote/paper'
import { givenBack, instalmentsOf, moneyStanding } from '@/domain/quote/paper-money'
import { DrawnDimension } from '../drawn'
import { pxPerPoint } from '../look'
import { Amount } from './amount'
import type { PaperProps } from './paper-props'

/** What is paid first and what after measuring, along the total as along a length; or what went back. */
export function Instalments({
  paper,
  words,
  money,
  width,
}: PaperProps & { money?: PaperMoney | undefined; width: number }) {
  const { t } = words
  if (money && moneyStanding(money) === 'back') {
    const amount = words.bare(givenBack(money, paper.currency), paper.currency)
    return <Amount label={t('money.back')} amount={amount} />
  }
  const instalments = instalmentsOf(paper)
  if (instalments === null) return null
  const { currency, deposit, sums } = paper
  const middle = (width * instalments.deposit) / sums.total
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
      <Amount
        label={
          deposit?.percent
            ? t('sums.depositPercent', { percent: words.percent(deposit.percent) })
            : t('sums.deposit')
        }
        amount={words.bare(instalments.deposit, currency)}
      />
      <Amount label={t('sums.balanceWhen')} amount={words.bare(instalments.balance, currency)} />
    </View>
  )
}
