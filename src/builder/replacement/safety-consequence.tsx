import { useTranslations } from 'next-intl'
import { isSafe } from '@/domain/glass-rules/work'
import { resolveGlassType } from '@/domain/pricing/resolve-glass-type'
import type { GlassRule, GlassType, PricingTables } from '@/domain/pricing/types'
import type { ReplacementDraft } from './replacement-draft'

type Props = {
  answer: true | 'unknown'
  /** The rule of the place that was asked about. */
  rule: GlassRule | undefined
  draft: ReplacementDraft
  tables: PricingTables
}

/** What an answer comes to: the glass that follows from it first, then why, and which section says so. */
export function SafetyConsequence({ answer, rule, draft, tables }: Props) {
  const t = useTranslations('quote.safety')
  const glass = safeGlassOf(draft, tables)
  const open = tables.glassRules.find((row) => row.rule === openRule(glass))
  return (
    <p className="mt-3 bg-edge-tint px-4 py-3 text-base text-on-tint">
      {answer === true ? (
        <>
          <strong className="font-semibold">
            {t('consequence', { glass: glass?.safety ?? (glass ? 'none' : 'asked') })}
          </strong>{' '}
          {rule?.reason}
        </>
      ) : (
        (open?.reason ?? t('ask'))
      )}
    </p>
  )
}

/** What is taken for the pane; it is no safety glass where the list has none in this thickness. */
function safeGlassOf(
  { category, thickness }: ReplacementDraft,
  tables: PricingTables,
): GlassType | null {
  if (category === null || typeof thickness !== 'number') return null
  const resolved = resolveGlassType(tables, { category, thicknessMm: thickness, safe: true })
  return resolved.kind === 'none' ? null : resolved.glassType
}

function openRule(glass: GlassType | null): string {
  return glass === null || isSafe(glass) ? 'safety-open' : 'safety-unknown'
}
