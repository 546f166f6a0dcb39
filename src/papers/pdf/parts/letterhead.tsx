import { Path, Svg, Text, View } from '@react-pdf/renderer'
import type { QuotePaper } from '@/domain/quote/paper'
import { companyMark } from '@/drawings/marks/company-mark'
import { set } from '../fonts'
import { ink, inOutline, look } from '../look'

/** The company at the left, what the paper is at the right. */
export function Letterhead({
  company,
  title,
  below,
}: {
  company: QuotePaper['company']
  title: string
  below: string
}) {
  const reach = [company.address, company.phone, company.email].filter((line) => line !== '')
  return (
    <View style={[look.lined, { paddingBottom: 8 }]} {...inOutline(title)}>
      <View style={[look.between, { alignItems: 'flex-end' }]}>
        <View style={[look.row, { alignItems: 'center' }]}>
          <Svg width={15} height={17} viewBox="-1 0 32 34">
            <Path d={companyMark.pane} fill="none" stroke={ink.text} strokeWidth={1.5} />
            <Path d={companyMark.edge} fill="none" stroke={ink.text} strokeWidth={1.5} />
          </Svg>
          <Text style={[look.display, { fontSize: 15, marginLeft: 8 }]}>{set(company.name)}</Text>
        </View>
        <Text style={[look.display, { fontSize: 24, textAlign: 'right' }]}>{set(title)}</Text>
      </View>
      <View style={[look.between, { marginTop: 6 }]}>
        {/* with room between in place of signs: none of them ends a line */}
        <View style={[look.row, { flex: 1, flexWrap: 'wrap', columnGap: 10, paddingRight: 16 }]}>
          {reach.map((line) => (
            <Text key={line}>{set(line)}</Text>
          ))}
        </View>
        <Text style={{ maxWidth: 250, textAlign: 'right' }}>{set(below)}</Text>
      </View>
    </View>
  )
}
