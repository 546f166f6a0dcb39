import { doubleMetaphone } from 'double-metaphone'
import type { Language } from './languages'

/** How a word sounds: what is spelt as it is heard has the same. */
export function soundOf(word: string, language: Language): string {
  return language === 'es' ? spanishSound(word) : (doubleMetaphone(word)[0] ?? word)
}

/** Texans' Spanish: b is v, c before e is s is z, ll is y, and h is silent. */
function spanishSound(word: string): string {
  return word
    .replace(/h/g, '')
    .replace(/v|w/g, 'b')
    .replace(/qu|k/g, 'c')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/q|c/g, 'k')
    .replace(/gu?(?=[ei])|j/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/(.)\1/g, '$1')
}
