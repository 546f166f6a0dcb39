import type { LanguageWords } from './language-words'
import { wordList } from './language-words'
import common from './common-spanish.json'

/** What Spanish sentences are held together by; it says nothing of what they are about. */
const empty = `el la los las un una unos unas y e o u pero si de del al a en con sin por para pa que q ke
  como cual cuales cuando donde quien es son era ser esta estan estar este esta esto estos estas ese esa eso
  me mi mis te tu tus se su sus nos nuestro nuestra lo le les yo usted ustedes ellos ella el hay ha han he
  haber tengo tiene tienen tener puedo puede pueden poder podria podrian quiero quiere quisiera necesito
  necesita hace hacer hago hagan voy va van ir vamos dar dan da doy deja dejan muy mas menos tambien
  algo alguien alguna algun todo todos toda cosa cosas porque pues ya no si asi bien mejor bueno buena hola
  favor gracias aqui alli ahi desde hasta sobre entre otro otra otros cada mismo misma tan solo nada
  saber se sabe digame dime ayuda x wey oiga oye nel ok tal manera debo debe deben hay
  ocupo ocupa ocupan ocupamos nomas ustedes les mero merito luego tantito`

export const spanish: LanguageWords = {
  empty: wordList(empty),
  common: wordList(common.words),
  short: new Map([
    ['q', 'que'],
    ['ke', 'que'],
    ['k', 'que'],
    ['x', 'por'],
    ['xq', 'porque'],
    ['pa', 'para'],
    ['tel', 'telefono'],
    ['wats', 'whatsapp'],
    ['wasap', 'whatsapp'],
    ['ora', 'hora'],
    ['foto', 'fotos'],
    ['cash', 'efectivo'],
    ['d', 'de'],
    ['onde', 'donde'],
    ['dnd', 'donde'],
    ['asta', 'hasta'],
    ['ase', 'hace'],
    ['asen', 'hacen'],
    ['aser', 'hacer'],
    ['ay', 'hay'],
    ['pos', 'pues'],
    ['pal', 'para'],
    ['kiero', 'quiero'],
    ['aki', 'aqui'],
    ['cel', 'celular'],
    ['num', 'numero'],
    ['xfa', 'favor'],
    ['porfa', 'favor'],
    ['tmb', 'tambien'],
    ['grax', 'gracias'],
    ['qto', 'cuanto'],
    ['cto', 'cuanto'],
    // a `cancel` is a shower's glass here: to cancel goes by its other word
    ...['cancelar', 'cancelo', 'cancele', 'cancelado', 'cancelacion'].map(
      (word): [string, string] => [word, 'anular'],
    ),
  ]),
}
