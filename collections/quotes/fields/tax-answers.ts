import type { SelectField } from 'payload'
import { contractTypes, jobTypes, propertyUses, taxBases } from '@/domain/quote/tax-treatment'

const labels: Record<string, string> = {
  residential: 'Home',
  commercial: 'Business',
  short_stay: 'Rented by the night',
  repair: 'Repair or remodel',
  new_construction: 'New construction',
  product_only: 'Product only',
  itemised: 'Itemized',
  one_price: 'One price',
  all: 'Materials and labor',
  materials: 'Materials only',
  none: 'Nothing',
}

function choices(values: readonly string[]) {
  return values.map((value) => ({ label: labels[value] ?? value, value }))
}

function answer(name: string, label: string, values: readonly string[]): SelectField {
  return { name, type: 'select', label, options: choices(values), admin: { width: '33%' } }
}

/** The questions in plain words that decide over what of a quote is taxed. */
export const taxAnswers: SelectField[] = [
  answer('use', 'Property', propertyUses),
  answer('job', 'Job', jobTypes),
  answer('contract', 'Contract', contractTypes),
]

export const taxedPart: SelectField = {
  ...answer('base', 'Taxed', taxBases),
  required: true,
  defaultValue: 'all',
}
