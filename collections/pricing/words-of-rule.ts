import { text, textarea } from 'payload/shared'
import type { TextFieldSingleValidation, TextareaFieldValidation } from 'payload'
import { figuresOfRule, isRule, strangeBraces } from '@/domain/glass-rules/rule-words'

/** What stands in braces and is no figure of the rule would be read by visitors as it is written. */
function faultIn(words: unknown, data: unknown): string | null {
  const rule: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'rule') : null
  if (typeof words !== 'string' || !isRule(rule)) return null
  const strange = strangeBraces(words, rule)
  if (strange.length === 0) return null
  const names = figuresOfRule(rule).map((name) => `{${name}}`)
  const has =
    names.length > 0 ? `It has ${names.join(', ')}.` : 'It has none: leave the braces out.'
  return `${strange.join(', ')} is no figure of this rule. ${has}`
}

export const titleOfRule: TextFieldSingleValidation = (words, options) =>
  faultIn(words, options.data) ?? text(words, options)

export const reasonOfRule: TextareaFieldValidation = (words, options) =>
  faultIn(words, options.data) ?? textarea(words, options)
