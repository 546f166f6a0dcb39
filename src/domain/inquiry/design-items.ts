/** As staff read them; the form says them in the language of its page. */
export const designItems = [
  'Dining Table',
  'Coffee Table',
  'Office Desk',
  'Bookshelves / Shelving Unit',
  'Room Divider',
  'Other (please specify)',
] as const

export const otherItem: (typeof designItems)[number] = 'Other (please specify)'
