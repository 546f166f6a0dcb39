const letters = { q: 'quotes', p: 'payments', j: 'jobs' } as const

export type NumberedList = (typeof letters)[keyof typeof letters]

/** What a typed number such as `Q-000002`, `q 2` or `p2` names; null where it is none. */
export function numberedIn(text: string): { list: NumberedList; id: number } | null {
  const [, letter = '', digits = ''] = /^([qpj])[\s-]*0*([1-9]\d{0,8})$/i.exec(text.trim()) ?? []
  const key = letter.toLowerCase()
  return key === 'q' || key === 'p' || key === 'j'
    ? { list: letters[key], id: Number(digits) }
    : null
}
