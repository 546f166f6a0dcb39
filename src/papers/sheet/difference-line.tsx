import type { PaperLine } from '@/domain/quote/paper'
import type { PaperLineDifference } from '@/domain/quote/paper-difference'
import type { PaperWords } from '@/i18n/paper-words'
import { classNames } from '@/ui/class-names'
import { changedParts } from './changed-parts'

type LineProps = { one: PaperLineDifference; words: PaperWords; currency: string }

/** What became of one line. */
export function DifferenceLine({ one, words, currency }: LineProps) {
  const { t, said } = words
  const amount = (line: PaperLine) =>
    line.amount === 0 ? t('schedule.included') : words.bare(line.amount, currency)
  const detail = (line: PaperLine) =>
    [line.detail ? said(line.detail) : '', words.quantity(line)].filter(Boolean).join(', ')
  switch (one.kind) {
    case 'unchanged':
      return (
        <DifferenceEntry
          kind="unchanged"
          words={words}
          text={said(one.line.text)}
          now={amount(one.line)}
        />
      )
    case 'added':
      return (
        <DifferenceEntry
          kind="added"
          words={words}
          text={said(one.line.text)}
          now={amount(one.line)}
          detailNow={detail(one.line) || t('difference.new')}
        />
      )
    case 'gone':
      return (
        <DifferenceEntry
          kind="gone"
          words={words}
          text={said(one.before.text)}
          was={amount(one.before)}
        />
      )
    case 'changed': {
      const [detailWas, detailNow] = [detail(one.before), detail(one.line)]
      const [was, now] = [amount(one.before), amount(one.line)]
      return (
        <DifferenceEntry
          kind="changed"
          words={words}
          text={said(one.line.text)}
          {...(was === now ? { now } : { was, now })}
          {...(detailWas === detailNow ? { detailNow } : { detailWas, detailNow })}
        />
      )
    }
  }
}

const signs = { changed: '≠', added: '+', gone: '−', unchanged: '=' } as const

type EntryProps = {
  kind: keyof typeof signs
  words: PaperWords
  text: string
  was?: string
  now?: string
  detailWas?: string
  detailNow?: string
}

/** A sign that is read as a word, what the line is, and its figures before and now. */
export function DifferenceEntry({ kind, words, text, was, now, detailWas, detailNow }: EntryProps) {
  const { t } = words
  const isQuiet = kind === 'unchanged'
  return (
    <li className="relative flex gap-3 border-b border-rule py-2.5 print:break-inside-avoid">
      <span
        className={classNames(
          // on a tablet it hangs in the margin: what is read has one left edge
          'mt-0.5 flex size-5 shrink-0 items-center justify-center border text-small leading-none md:max-lg:absolute md:max-lg:-left-8 print:static',
          isQuiet ? 'border-rule text-text-second' : 'border-edge-mid bg-edge-tint text-edge-ink',
        )}
      >
        <span aria-hidden="true">{signs[kind]}</span>
        <span className="sr-only">{t(`difference.${kind}`)}:</span>
      </span>
      <span className="min-w-0 flex-1">
        <span
          className={classNames(
            'block fractions',
            isQuiet ? 'text-text-second' : 'font-semibold',
            kind === 'gone' && 'line-through',
          )}
        >
          {text}
        </span>
        {detailWas || detailNow ? <Detail {...{ t, detailWas, detailNow }} /> : null}
      </span>
      <span className="shrink-0 text-right figures">
        {was === undefined || was === now ? null : (
          <span className="block text-small">
            <Was t={t}>{was}</Was>
          </span>
        )}
        {now === undefined ? null : (
          <span className={isQuiet ? 'text-text-second' : 'font-semibold'}>
            {was === undefined || was === now ? null : (
              <span className="sr-only">{t('difference.isNow')} </span>
            )}
            {now}
          </span>
        )}
      </span>
    </li>
  )
}

type DetailProps = {
  t: PaperWords['t']
  detailWas: string | undefined
  detailNow: string | undefined
}

/** What holds now, with what of it changed in bold; what held before on a line of its own. */
function Detail({ t, detailWas, detailNow = '' }: DetailProps) {
  if (!detailWas) {
    return <span className="block fractions text-small text-text-second">{detailNow}</span>
  }
  const { was, now } = changedParts(detailWas, detailNow)
  return (
    <>
      {was === '' ? null : (
        <span className="block fractions text-small">
          <Was t={t}>{was}</Was>
        </span>
      )}{' '}
      {detailNow === '' ? null : (
        <span className="block fractions text-small text-text-second">
          <span className="sr-only">{t('difference.isNow')} </span>
          {now.map(({ text, isChanged }, index) => (
            <span key={index} className={isChanged ? 'font-semibold text-edge-mid' : undefined}>
              {text}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

/** Struck out for the eye; readers hear "was". */
function Was({ t, children }: { t: PaperWords['t']; children: string }) {
  return (
    <>
      <span className="sr-only">{t('difference.was')} </span>
      <s className="text-text-second">{children}</s>
    </>
  )
}
