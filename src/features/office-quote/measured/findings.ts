/** What is often found at the site, in the order in which one looks. */
export const findings = ['plumb', 'level', 'tile', 'backing', 'obstacle'] as const

/** Puts a sentence behind the others, or takes it out; whatever else was typed stays. */
export function toggleSentence(reason: string, sentence: string): string {
  if (!reason.includes(sentence)) return [reason.trim(), sentence].filter(Boolean).join(' ')
  return reason.replace(sentence, '').replace(/ {2,}/g, ' ').trim()
}
