import { inOrder } from './sample-row'

export const regions = inOrder([
  { name: 'Texas', currencyCode: 'USD', currencySymbol: '$', usesVat: false, active: true },
  { name: 'Oklahoma', currencyCode: 'USD', currencySymbol: '$', usesVat: false, active: true },
])

/** Texas: 6.25 % of the state and the 2 % that local taxes may add. Oklahoma: 4.5 % and a local 4.125 %. */
export const taxRules = [
  { region: 'Texas', rate: 8.25, taxType: 'Sales Tax', isActive: true },
  { region: 'Oklahoma', rate: 8.625, taxType: 'Sales Tax', isActive: true },
]
