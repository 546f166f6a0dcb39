import { Path, Svg, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { PaperLine, PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { markOf, optionsOf, scheduleOf } from '@/domain/quote/paper'
import { instalmentsOf } from '@/domain/quote/paper-money'
import { companyMark } from '@/drawings/marks/company-mark'
import type { PaperWords } from '@/i18n/paper-words'
import type { Fact } from '../facts-of'
import { stepsOf } from '../steps-of'
import { sumsOf } from '@/i18n/paper-sums'
import { DrawnDimension } from './drawn'
import { set } from './fonts'
import { ink, inOutline, look, sheet } from './look'

type PaperProps = { paper: QuotePaper; words: PaperWords }

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
        <Text style={{ flex: 1, paddingRight: 16 }}>{set(reach.join(' · '))}</Text>
        <Text style={{ maxWidth: 250, textAlign: 'right' }}>{set(below)}</Text>
      </View>
    </View>
  )
}

/** Facts under one another: what, and beside it which. */
export function Facts({ facts, labelWidth = 50 }: { facts: Fact[]; labelWidth?: number }) {
  return facts.map(({ label, lines }) => (
    <View key={label} style={[look.row, { marginBottom: 3 }]}>
      <Text style={{ width: labelWidth, flexShrink: 0 }}>{set(label)}</Text>
      <View style={{ flex: 1 }}>
        {lines.map((line, index) => (
          <Text key={index}>{set(foldable(line))}</Text>
        ))}
      </View>
    </View>
  ))
}

const longestWord = 40

/** The library breaks no word: an address of more than a line goes on after its sign, or wherever it has to. */
export function foldable(line: string): string {
  return line
    .split(' ')
    .map((word) => {
      if (word.length <= longestWord) return word
      return word
        .replace('@', '\n@')
        .split('\n')
        .flatMap((part) => part.match(/.{1,40}/gu) ?? [])
        .join('\n')
    })
    .join(' ')
}

const columns = { mark: 22, quantity: 92, amount: 74 }

/** Every line that counts; on a further page its head stands again. */
export function Schedule({ paper, words }: PaperProps) {
  const { t } = words
  const lines = scheduleOf(paper)
  // Which piece a line belongs to is only worth saying where there are several.
  const withMarks = paper.pieces.length > 1
  return (
    <View {...inOutline(t('schedule.title'))}>
      <View style={[look.row, look.lined, { paddingVertical: 3 }]} fixed>
        {withMarks ? <Text style={{ width: columns.mark }}> </Text> : null}
        <Text style={{ flex: 1 }}>{t('schedule.item')}</Text>
        <Text style={{ width: columns.quantity, textAlign: 'right' }}>
          {t('schedule.quantity')}
        </Text>
        <Text style={{ width: columns.amount, textAlign: 'right' }}>{paper.currency}</Text>
      </View>
      {lines.map((line) => (
        <Row key={line.key} {...{ line, words, withMarks }} currency={paper.currency} />
      ))}
    </View>
  )
}

type RowProps = { line: PaperLine; words: PaperWords; withMarks: boolean; currency: string }

function Row({ line, words, withMarks, currency }: RowProps) {
  const { said, t } = words
  return (
    <View style={[look.row, look.ruled, { paddingVertical: 3 }]} wrap={false}>
      {withMarks ? <Text style={{ width: columns.mark }}>{set(markOf(line))}</Text> : null}
      <View style={{ flex: 1, paddingRight: 10 }}>
        <Text style={look.strong}>{set(said(line.text))}</Text>
        {line.detail ? <Text style={look.small}>{set(said(line.detail))}</Text> : null}
      </View>
      <Text style={[look.small, { width: columns.quantity, textAlign: 'right' }]}>
        {set(words.quantity(line))}
      </Text>
      <Text style={[look.strong, look.figures, { width: columns.amount, textAlign: 'right' }]}>
        {line.amount === 0 ? t('schedule.included') : words.bare(line.amount, currency)}
      </Text>
    </View>
  )
}

/** What the customer may still add: not in the total. */
export function Options({ paper, words }: PaperProps) {
  const { t, said } = words
  const open = optionsOf(paper).filter(({ option }) => !option.ticked)
  if (open.length === 0) return null
  return (
    <View style={{ marginTop: 6 }} wrap={false} {...inOutline(t('options.title'))}>
      <Text style={[look.strong, { paddingBottom: 2 }]}>{t('options.title')}</Text>
      {open.map(({ option, lines }) => (
        <View key={option.key} style={[look.between, { paddingVertical: 2 }]}>
          <View style={[look.row, { flex: 1, alignItems: 'center' }]}>
            <View
              style={{
                width: 7,
                height: 7,
                borderWidth: 0.75,
                borderColor: ink.text,
                marginRight: 6,
              }}
            />
            <Text>{set(lines.map(({ text }) => said(text)).join(', '))}</Text>
          </View>
          <Text style={look.figures}>
            {t('options.adds', { amount: words.money(option.adds, paper.currency) })}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** From the subtotal to the total, and what of it is paid first. */
export function Sums({ paper, words }: PaperProps) {
  const { t } = words
  const { currency } = paper
  return (
    <View style={{ paddingTop: 2 }}>
      {sumsOf(paper.sums, words).map(({ label, amount, note }) => (
        <View key={label} style={{ paddingTop: 2 }}>
          <Amount label={label} amount={words.bare(amount, currency)} />
          {note === null ? null : <Text style={[look.small, { marginTop: -1 }]}>{set(note)}</Text>}
        </View>
      ))}
      <View
        style={[
          look.between,
          look.lined,
          {
            marginTop: 4,
            paddingVertical: 3,
            borderTopWidth: 1,
            borderTopColor: ink.text,
            alignItems: 'flex-end',
          },
        ]}
      >
        <Text style={[look.display, { fontSize: 14 }]}>{t('sums.total')}</Text>
        <Text style={[look.display, { fontSize: 14 }]}>
          {words.money(paper.sums.total, currency)}
        </Text>
      </View>
    </View>
  )
}

/** What is paid first and what after measuring, along the total as along a length. */
export function Instalments({ paper, words, width }: PaperProps & { width: number }) {
  const { t } = words
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
      <Svg width={width} height={14} viewBox={`0 0 ${width * px} ${14 * px}`}>
        {ends.map(([from, to]) => (
          <DrawnDimension
            key={from}
            mark={{
              axis: 'x',
              from: from * px,
              to: to * px,
              at: 7 * px,
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

export function Amount({
  label,
  amount,
  isStrong = false,
}: {
  label: string
  amount: string
  isStrong?: boolean
}) {
  return (
    <View style={[look.between, ...(isStrong ? [look.strong] : [])]}>
      <Text style={{ flex: 1, paddingRight: 10 }}>{set(capital(label))}</Text>
      <Text style={[look.figures, { textAlign: 'right' }]}>{amount}</Text>
    </View>
  )
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** A point of the sheet in the px of drawings. */
const px = 4 / 3
const stepLine = { height: 16, y: 8 }

type StepsProps = PaperProps & { money?: PaperMoney | undefined }

/** What happens next, along a line with a mark for each step; of what was begun, what is left. */
export function Steps({ paper, words, money }: StepsProps) {
  const { t } = words
  const steps = stepsOf(paper, words, money && money.paid > 0 ? money : undefined)
  const each = sheet.width / steps.length
  return (
    <View style={[look.lined, { paddingVertical: 5 }]} {...inOutline(t('next.title'))}>
      <Text style={look.strong}>{t('next.title')}</Text>
      <Svg
        width={sheet.width}
        height={stepLine.height}
        viewBox={`0 0 ${sheet.width * px} ${stepLine.height * px}`}
      >
        {steps.map(({ title }, index) => (
          <DrawnDimension
            key={title}
            mark={{
              axis: 'x',
              from: (index * each + 6) * px,
              to: index < steps.length - 1 ? ((index + 1) * each + 6) * px : (sheet.width - 6) * px,
              at: stepLine.y * px,
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

/** Warranty, what an estimate is, the note and the terms. */
export function SmallPrint({ paper, words }: PaperProps) {
  const { t, said } = words
  const kind = paper.measurements === 'final' ? 'final' : 'estimated'
  const { terms } = paper
  const parts = [
    ...(paper.note ? [{ title: t('foot.note'), text: said(paper.note) }] : []),
    ...(paper.warranty ? [{ title: t('foot.warranty'), text: said(paper.warranty) }] : []),
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

const longestHere = 320

function hasLongTerms({ terms }: QuotePaper, { said }: PaperWords): boolean {
  return terms !== null && said(terms.text).length > longestHere
}

/** Terms that are too long to stand above the signatures, on a page of their own. */
export function Terms({ paper, words }: PaperProps) {
  const { terms } = paper
  if (terms === null || !hasLongTerms(paper, words)) return null
  const title = words.t('foot.terms', { version: terms.version })
  return (
    <View break {...inOutline(title)}>
      <Text style={[look.display, { fontSize: 14, marginBottom: 6 }]}>{set(title)}</Text>
      {words
        .said(terms.text)
        .split('\n')
        .map((line, index) => (
          <Text key={index} style={[look.small, { marginBottom: 4 }]}>
            {set(line)}
          </Text>
        ))}
    </View>
  )
}

/** Two blank rules to sign and date on. */
export function Signatures({ labels }: { labels: [string, string] }) {
  return (
    <View style={[look.row, { marginTop: 12 }]}>
      <BlankRule label={labels[0]} grow={1.7} />
      <View style={{ width: 28 }} />
      <BlankRule label={labels[1]} grow={1} />
    </View>
  )
}

function BlankRule({ label, grow }: { label: string; grow: number }) {
  const end = { width: 0.75, height: 10, backgroundColor: ink.text }
  return (
    <View style={{ flexGrow: grow, flexBasis: 0 }}>
      <View style={[look.row, { alignItems: 'center' }]}>
        <View style={end} />
        <View style={{ flex: 1, height: 0.75, backgroundColor: ink.text }} />
        <View style={end} />
      </View>
      <Text style={[look.small, { marginTop: 3 }]}>{set(label)}</Text>
    </View>
  )
}

/** How many there are is known once all are laid out. */
type PageNumbers = { pageNumber: number; totalPages?: number }

/** On every page of a paper that has several. */
export function PageFoot({ title, words }: { title: string; words: PaperWords }) {
  return (
    <View
      fixed
      style={{ position: 'absolute', bottom: 14, left: 36, width: sheet.width }}
      render={({ pageNumber, totalPages }: PageNumbers) =>
        totalPages !== undefined && totalPages > 1 ? (
          <Text style={[look.small, look.second, { textAlign: 'right' }]}>
            {set(words.t('foot.page', { title, page: pageNumber, pages: totalPages }))}
          </Text>
        ) : null
      }
    />
  )
}

export function Block({ children }: { children: ReactNode }) {
  return <View wrap={false}>{children}</View>
}
