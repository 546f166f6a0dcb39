import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { Check } from 'lucide-react'
import { RuleSource } from '@/builder/verdicts/rule-source'
import { VerdictMark } from '@/builder/verdicts/verdict-mark'
import { writeFeet, formatInches } from '@/domain/measure/format-length'
import { grouped } from '@/domain/measure/grouped'
import type { FrontChecks } from '@/domain/storefront/front-checks'
import { sectionBesideDoors } from '@/domain/storefront/front-safety'

type Props = { checks: FrontChecks; isLaminated: boolean; onLites: (lites: number) => void }

/** What was chosen for the visitor and what we look at first, each with the change that settles it. */
export function FrontChecksList({ checks, isLaminated, onLites }: Props) {
  const t = useTranslations('quote.storefront')
  const { panes, safe, beyondSheet, heavy } = checks
  const fix = (lites: number | null) =>
    lites === null ? null : (
      <button type="button" onClick={() => onLites(lites)} className="min-h-11 text-link">
        {t('checks.divide', { lites })}
      </button>
    )
  return (
    <ul
      aria-label={t('checks.label')}
      className="grid border-t border-text-second max-sm:divide-y max-sm:divide-rule sm:grid-cols-3 sm:divide-x sm:divide-rule"
    >
      <CheckItem isDone title={t(isLaminated ? 'checks.laminated' : 'checks.safe')}>
        <p>{t(isLaminated ? 'checks.laminatedText' : 'checks.safeText', { safe, panes })}</p>
        <RuleSource section={sectionBesideDoors} />
      </CheckItem>
      <CheckItem
        isDone={beyondSheet === null}
        title={t(beyondSheet ? 'checks.sheet' : 'checks.sheetFits', {
          panes: beyondSheet?.panes ?? 0,
        })}
      >
        <p>
          {beyondSheet
            ? t('checks.sheetText', {
                short: formatInches(beyondSheet.shortIn),
                long: writeFeet(beyondSheet.longIn),
              })
            : t('checks.sheetFitsText')}
        </p>
        {beyondSheet ? fix(beyondSheet.lites) : null}
      </CheckItem>
      <CheckItem
        isDone={heavy === null}
        title={heavy ? t('checks.heavy', { lb: grouped(heavy.lb) }) : t('checks.light')}
      >
        <p>{heavy ? t('checks.heavyText', { most: heavy.most }) : t('checks.lightText')}</p>
        {heavy ? fix(heavy.lites) : null}
      </CheckItem>
    </ul>
  )
}

function CheckItem(props: { isDone: boolean; title: string; children: ReactNode }) {
  const t = useTranslations('quote.storefront')
  const { isDone, title, children } = props
  return (
    <li className="flex gap-3 px-5 py-4">
      {isDone ? (
        <Check
          aria-hidden="true"
          className="size-7 shrink-0 rounded-full bg-edge-tint p-1.25 text-edge-ink"
        />
      ) : (
        <VerdictMark level="approval" />
      )}
      <div className="min-w-0 text-base">
        <p className="leading-5 font-semibold">
          <span className="sr-only">{t(isDone ? 'checks.done' : 'checks.approval')}: </span>
          {title}
        </p>
        <div className="mt-1 text-small text-text-second">{children}</div>
      </div>
    </li>
  )
}
