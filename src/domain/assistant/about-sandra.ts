import { plain } from './language/tokens'

const machine =
  '(?:ro?bots?|bots?|chat ?bots?|ai|a ?i|ia|machines?|computers?|programs?|automat(?:ic|ed)|chat ?gpt|maquinas?|computadoras?|programas?|automatic[oa]s?|inteligencia artificial|artificial intelligence)'
const person =
  '(?:(?:real|actual|live|living|human) )*(?:person|human|human being|people|real|alive|persona|personas|human[oa]s?|ser humano|alguien real|de verdad|de carne y hueso)(?: (?:real|de verdad|human[oa]))?'
const you = '(?:are you|r u|are u|you are|youre|is (?:this|it|that|sandra|she)|sandra is)'
const usted =
  '(?:(?:eres|es)(?: (?:tu|usted|sandra|esto|este chat))?|(?:tu|usted|sandra|esto|este chat) (?:eres|es)|sera)'
const speaking =
  '(?:(?:am i|do i|im|i am) (?:talking|speaking|chatting|talk|speak|chat) (?:to|with)|(?:estoy )?(?:h?ablo|h?ablando|chateo|chateando|platicando) con)'
const article = '(?:(?:just|only|really|actually|solo|realmente|acaso) )?(?:(?:a|an|some|un|una) )?'
const about = `(?:${machine}|${person})`
const rest =
  '(?: (?:or|o|or not|o no|or just|o con|or with)(?: (?:an?|una?|not))?(?: (?:real|live))?(?: \\w+)?)?'

const asked = new RegExp(
  `^(?:(?:hey|hi|hello|hola|so|wait|ok|but|oye|oiga|disculpe|perdon|y|sandra) )*(?:${you}|${usted}|${speaking}) ${article}${about}${rest}(?: (?:here|there|aqui|please|por favor))?$`,
)
const whoSpeaks =
  /^(?:who am i (?:talking|speaking|chatting) (?:to|with)|con quien (?:h?ablo|estoy h?ablando|chateo))$/

/** Somebody wants to know whether a person answers them. To be put through to one is another wish. */
export function asksWhoAnswers(message: string): boolean {
  const said = plain(message)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return asked.test(said) || whoSpeaks.test(said)
}
