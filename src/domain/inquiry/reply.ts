/** An answer to an inquiry: how long it may be, and what a template of one leaves open. */
export const subjectMaxLength = 200
export const replyMaxLength = 10_000
export const noteMaxLength = 5000

/** What a template may leave open, as `{name}`. */
export const blanks = ['name', 'sender', 'company', 'phone'] as const

type Blank = (typeof blanks)[number]

/** A template with its blanks filled in; what is not known, or is no blank, stays to be seen. */
export function filledIn(template: string, facts: Record<Blank, string>): string {
  return template.replace(/\{(\w+)\}/g, (written, name: string) => {
    const known = blanks.find((blank) => blank === name)
    return (known && facts[known]) || written
  })
}

/** The first blank that is still in a text; null where there is none. */
export function blankLeftIn(text: string): string | null {
  return blanks.map((name) => `{${name}}`).find((blank) => text.includes(blank)) ?? null
}
