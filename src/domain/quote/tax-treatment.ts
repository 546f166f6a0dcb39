import type { TaxBase } from './revision-lines'

export const propertyUses = ['residential', 'commercial', 'short_stay'] as const
export const jobTypes = ['repair', 'new_construction', 'product_only'] as const
export const contractTypes = ['itemised', 'one_price'] as const
export const taxBases = ['all', 'materials', 'none'] as const satisfies readonly TaxBase[]

/** What decides over what is taxed; a missing answer is one that nobody gave. */
export type TaxTreatment = {
  use: (typeof propertyUses)[number] | null
  job: (typeof jobTypes)[number] | null
  contract: (typeof contractTypes)[number] | null
}

/** A row of the shop's own table; an empty cell holds for every answer. */
export type TaxTreatmentRow = TaxTreatment & {
  base: TaxBase
  /** What the document says of it, by language; empty where the shop wrote nothing. */
  sentence: { en: string; es: string }
}

/** The shop's rule for a job: the first row that fits, or null, where all is taxed as without any. */
export function taxRowFor(
  treatment: TaxTreatment,
  rows: TaxTreatmentRow[],
): TaxTreatmentRow | null {
  const fits = (row: TaxTreatmentRow) =>
    covers(row.use, treatment.use) &&
    covers(row.job, treatment.job) &&
    covers(row.contract, treatment.contract)
  return rows.find(fits) ?? null
}

function covers(cell: string | null, answer: string | null): boolean {
  return cell === null || cell === answer
}
