import { grouped } from '@/domain/measure/grouped'
import type { GlassRule, PricingTables } from '@/domain/pricing/types'
import { withInchMarks } from '@/domain/text/inch-marks'
import { insideSentence } from '@/domain/text/inside-sentence'
import type { AnyRuleName } from './rule-names'
import type { Cure, RuleFigures } from './work'

/** What a rule says, in the language of the tables: the shop's own words with the figures in them. */
export type SaidVerdict = {
  title: string
  reason: string
  /** Where the figure is from. */
  source: string
}

export function sayVerdict(
  { rule, figures }: { rule: AnyRuleName; figures: RuleFigures },
  { glassRules }: { glassRules: readonly GlassRule[] },
): SaidVerdict {
  const row = glassRules.find((each) => each.rule === rule)
  return {
    title: sayWords(row?.title ?? rule, figures),
    reason: sayWords(row?.reason ?? '', figures),
    source: row?.source ?? '',
  }
}

/** `{weight}` is the figure of that name; a name that there is none of stays as it is written. */
export function sayWords(text: string, figures: RuleFigures): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const figure = figures[name] ?? whole
    return typeof figure === 'number' ? grouped(figure) : figure
  })
}

/** The figures for the words of a cure, with the names of what it takes instead or adds. */
export function figuresOfCure(
  { figures, change, hardwareId }: Cure,
  { glassTypes, hardware }: Pick<PricingTables, 'glassTypes' | 'hardware'>,
): RuleFigures & { glass: string; hardware: string } {
  return {
    ...figures,
    glass: nameIn(glassTypes, change.glassTypeId),
    hardware: nameIn(hardware, hardwareId),
  }
}

function nameIn(rows: readonly { id: number; name: string }[], wanted: unknown): string {
  return withInchMarks(insideSentence(rows.find(({ id }) => id === wanted)?.name ?? ''))
}
