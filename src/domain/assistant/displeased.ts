import { plain } from './language/tokens'

const rude =
  /\b(?:fuck\w*|wtf|stfu|shit\w*|bullshit|crap|crappy|ass ?holes?|bitch\w*|morons?|idiots?|useless|pathetic|pendej\w*|chinga\w*|mierda|cabron\w*|idiotas?|imbecil\w*|put[ao]s?|no mames|porqueria)\b/
const blunt = /\b(?:stupid|dumb|estupid[ao]s?|tont[ao]s?)\b(?! (?:question|pregunta))/
const complaint =
  /\b(?:(?:this|it|that|you|u|chat|bot|site|website|service) (?:really |totally |all |just )?sucks?|you suck|not helpful|no help at all|waste of (?:my )?time|worst (?:service|company|website|chat)|terrible service|this is (?:ridiculous|garbage|a joke)|(?:no|nunca) (?:me )?(?:ayudas?|entiendes?)|eres (?:inutil|malisim[ao])|(?:esto|este (?:chat|bot|sitio)) (?:es (?:una )?(?:basura|burla)|no sirve|apesta)|perdida de tiempo|pesim[ao] servicio)\b/

/** Somebody has had enough: no answer from the shelf will do, a person might. Read as typed, for no word is mended into another. */
export function isDispleased(message: string): boolean {
  const said = plain(message)
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
  const isAskedMildly = /\b(?:pregunta (?:tonta|estupida))\b/.test(said)
  return rude.test(said) || complaint.test(said) || (blunt.test(said) && !isAskedMildly)
}
