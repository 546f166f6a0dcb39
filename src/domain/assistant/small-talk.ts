/** What is only polite, in both languages; read with the spelling mended. */
const thanks = /\b(?:thanks|thank you|thx|cheers|appreciate|gracias|agradezco)\b/
const greeting =
  /^(?:hi|hello|hey|howdy|yo|good (?:morning|afternoon|evening)|hola|buen(?:os|as)? (?:dias?|tardes?|noches?)|saludos|que tal)\b/

/** Only where nothing else is said: two words about something are a question. */
export function smallTalkIn(text: string, terms: readonly string[]): 'thanks' | 'greeting' | null {
  const said = text.replace(/^[^\p{Letter}]+/u, '')
  if (thanks.test(said) && !/\?/.test(text)) return 'thanks'
  return greeting.test(said) && terms.length <= 2 ? 'greeting' : null
}
