/** Why a typed measurement could not be read. Nothing unreadable ever counts as zero. */
export type MeasurementFault =
  | 'empty'
  | 'not_a_number'
  | 'negative'
  | 'ambiguous_comma'
  | 'halfway_fraction'
  | 'zero_denominator'
  | 'improper_fraction'
  | 'too_many_inches'
  | 'unknown_unit'

/** What was not understood, with whole readings that the person may have meant. */
export type Unreadable = { ok: false; code: MeasurementFault; suggestions: string[] }

/** A length as it was understood: the same length in three units. */
type Length = { ok: true; inches: number; feet: number; millimetres: number }

export type Measurement = Length | Unreadable
