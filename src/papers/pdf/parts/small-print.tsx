import { Text, View } from '@react-pdf/renderer'
import type { PaperMoney } from '@/domain/quote/paper'
import { footOf } from '../../paper-kind'
import { set } from '../fonts'
import { look, sheet } from '../look'
import type { PaperProps } from './paper-props'
import { hasLongTerms } from './terms'

/** Warranty, what an estimate is, the note and the terms. */
export function SmallPrint({
  paper,
  words,
  money,
}: PaperProps & { money?: PaperMoney | undefined }) {
  const { t, said } = words
  const kind = footOf(paper, money)
  const { terms } = paper
  const parts = [
    ...(paper.note ? [{ title: t('foot.note'), text: said(paper.note) }] : []),
    // nothing was made, or all of it was taken back
    ...(paper.warranty && kind !== 'back'
      ? [{ title: t('foot.warranty'), text: said(paper.warranty) }]
      : []),
    { title: t(`foot.${kind}`), text: t(`foot.${kind}Text`) },
    ...paper.notices.map(({ title, text }) => ({ title: `${said(title)}.`, text: said(text) })),
    ...(terms
      ? [
          {
            title: t('foot.terms', { version: terms.version }),
            text: hasLongTerms(paper, words) ? t('foot.termsOverleaf') : said(terms.text),
          },
        ]
      : []),
  ]
  return (
    <View style={[look.row, { flexWrap: 'wrap', paddingTop: 7 }]}>
      {parts.map(({ title, text }) => (
        <Text
          key={title}
          style={[look.small, { width: sheet.width / 2, paddingRight: 18, marginBottom: 5 }]}
        >
          <Text style={look.strong}>{set(title)}</Text>
          {set(` ${text}`)}
        </Text>
      ))}
    </View>
  )
}
