/**
 * ISO 4217 currencies whose minor unit is not a hundredth; the ariary's is a fifth, which nobody uses.
 */
const unusualDigits: ReadonlyMap<string, number> = new Map([
  ...[
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'MGA',
    'PYG',
    'RWF',
    'UGX',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ].map((code) => [code, 0] as const),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
])

/** How many decimals a currency's amounts have: 2 for USD and EUR, 0 for JPY, 3 for KWD. */
export function minorDigits(currencyCode: string): number {
  return unusualDigits.get(currencyCode.toUpperCase()) ?? 2
}
