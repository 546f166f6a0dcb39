import { Svg, Text, View } from '@react-pdf/renderer'
import type { OrderDays } from '@/domain/quote/order-days'
import type { PaperMoney } from '@/domain/quote/paper'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import { stepsOf } from '../../steps-of'
import { DrawnDimension } from '../drawn'
import { set } from '../fonts'
import { inOutline, look, sheet, pxPerPoint } from '../look'
import type { PaperProps } from './paper-props'

const stepLine = { height: 16, y: 8 }

type StepsProps = PaperProps & {
  money?: PaperMoney | undefined
  /** Of an order of now; null where nobody can name them. */
  days: OrderDays | null
  standing: PaperStanding
}

/** What happens next, along a line with a mark for each step; of what was begun, what is left. */
export function Steps({ paper, words, money, days, standing }: StepsProps) {
  const { t } = words
  const begun = money && money.paid > 0 ? money : undefined
  const isAccepted = standing === 'accepted'
  const steps = stepsOf(paper, words, begun, isAccepted, isAccepted ? null : days)
  const each = sheet.width / steps.length
  return (
    <View style={[look.lined, { paddingVertical: 5 }]} {...inOutline(t('next.title'))}>
      <View style={look.between}>
        <Text style={look.strong}>{t('next.title')}</Text>
        {days && !begun && !isAccepted ? (
          <Text style={look.small}>{t('next.ordered', { date: words.shopDay(days.today) })}</Text>
        ) : null}
      </View>
      <Svg
        width={sheet.width}
        height={stepLine.height}
        viewBox={`0 0 ${sheet.width * pxPerPoint} ${stepLine.height * pxPerPoint}`}
      >
        {steps.map(({ title }, index) => (
          <DrawnDimension
            key={title}
            mark={{
              axis: 'x',
              from: (index * each + 6) * pxPerPoint,
              to:
                index < steps.length - 1
                  ? ((index + 1) * each + 6) * pxPerPoint
                  : (sheet.width - 6) * pxPerPoint,
              at: stepLine.y * pxPerPoint,
              figure: '',
              tone: 'plain',
            }}
          />
        ))}
      </Svg>
      <View style={look.row}>
        {steps.map(({ title, when, detail }) => (
          <View key={title} style={{ width: each, paddingRight: 8 }}>
            <Text style={[look.strong, look.small]}>{set(title)}</Text>
            {when ? <Text style={look.small}>{set(when)}</Text> : null}
            {detail ? <Text style={look.fine}>{set(detail)}</Text> : null}
          </View>
        ))}
      </View>
    </View>
  )
}
