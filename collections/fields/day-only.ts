/** A day without its time; the picker stores its noon, which is the same day wherever it is read. */
export const dayOnly = { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } as const
