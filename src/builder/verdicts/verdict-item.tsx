import { useTranslations } from 'next-intl'
import { insideSentence } from '@/domain/text/inside-sentence'
import { keepTogether } from '@/domain/text/keep-together'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { LoadBar } from './load-bar'
import { RuleSource } from './rule-source'
import type { Settling } from './use-settling'
import type { CureWords, VerdictWords } from './use-verdicts'
import { verdictId } from './verdict-id'
import { VerdictMark } from './verdict-mark'

type Props = { verdict: VerdictWords; settling: Settling; mayFix: boolean }

/** One verdict: how strong, why, what cures it, and at most one other way out. */
export function VerdictItem({ verdict, settling, mayFix }: Props) {
  const { key, level, title, reason, section, load } = verdict
  const t = useTranslations('quote.verdicts')
  const { active, setActive, sent } = settling
  const isBlock = level === 'block'
  return (
    <li
      id={verdictId(key)}
      tabIndex={-1}
      onPointerEnter={() => setActive(key)}
      onPointerLeave={() => setActive(null)}
      onFocus={() => setActive(key)}
      onBlur={() => setActive(null)}
      className={classNames(
        'flex gap-4 outline-none',
        isBlock
          ? 'border border-error-edge bg-paper p-4 shadow-[inset_4px_0_0_var(--color-error)] sm:px-5'
          : 'border-t border-rule py-5 last:border-b',
        active === key && 'outline-2 outline-offset-2 outline-edge-mid',
      )}
    >
      <VerdictMark level={level} />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p
          className={classNames(
            'text-caption font-semibold',
            isBlock ? 'text-error' : 'text-edge-mid',
          )}
        >
          {t(level)}
        </p>
        <p className="fractions text-text-second">
          <strong className="font-semibold text-text">{sentence(title)}</strong>{' '}
          {keepTogether(reason)}
        </p>
        {section ? <RuleSource section={section} /> : null}
        {load ? <LoadBar load={load} isBlock={isBlock} /> : null}
        {sent.has(key) ? (
          <p className="mt-2 text-small text-on-tint">{t('sent')}</p>
        ) : mayFix ? (
          <WaysOut {...{ verdict, settling }} />
        ) : null}
      </div>
    </li>
  )
}

function WaysOut({ verdict, settling }: Pick<Props, 'verdict' | 'settling'>) {
  const t = useTranslations('quote.verdicts')
  const { key, level, cure, otherWay } = verdict
  const take = (way: CureWords) => settling.fix(verdict, way)
  const toSend = level === 'approval' && cure !== null
  if (!cure) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button
        look={level === 'block' ? 'ink' : 'outline'}
        onClick={() => take(cure)}
        className="py-2 fractions text-balance"
      >
        {cure.label}
      </Button>
      {toSend ? (
        <button type="button" onClick={() => settling.send(key)} className={link}>
          {t('orSend')}
        </button>
      ) : otherWay ? (
        <button type="button" onClick={() => take(otherWay)} className={link}>
          {t('or', { cure: insideSentence(otherWay.label) })}
        </button>
      ) : null}
    </div>
  )
}

const link = 'min-h-11 text-left fractions text-small text-balance text-link'

function sentence(title: string): string {
  return /[.?!]$/.test(title) ? title : `${title}.`
}
