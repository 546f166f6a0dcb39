import type { GlassRule, GlassType, HardwareItem, PricingTables } from '@/domain/pricing/types'
import type { Verdict } from './advise'
import type { RuleFigures } from './work'

/** What a rule says, in the language of the tables: the shop's own words with the figures in them. */
export type SaidVerdict = {
  title: string
  reason: string
  /** Where the figure is from. */
  source: string
}

export function sayVerdict(
  { rule, figures }: Pick<Verdict, 'rule' | 'figures'>,
  { glassRules }: { glassRules: readonly GlassRule[] },
): SaidVerdict {
  const row = glassRules.find((each) => each.rule === rule)
  return {
    title: withFigures(row?.title ?? rule, figures),
    reason: withFigures(row?.reason ?? '', figures),
    source: row?.source ?? '',
  }
}

/** `{weight}` is the figure of that name; a name that there is none of stays as it is written. */
function withFigures(text: string, figures: RuleFigures): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(figures[name] ?? whole))
}

/** The glass that a cure takes instead. */
export function glassOfCure(
  { cure }: Pick<Verdict, 'cure'>,
  { glassTypes }: Pick<PricingTables, 'glassTypes'>,
): GlassType | null {
  return glassTypes.find(({ id }) => id === cure?.change.glassTypeId) ?? null
}

/** The row of hardware that a cure adds. */
export function hardwareOfCure(
  { cure }: Pick<Verdict, 'cure'>,
  { hardware }: Pick<PricingTables, 'hardware'>,
): HardwareItem | null {
  return hardware.find(({ id }) => id === cure?.hardwareId) ?? null
}
