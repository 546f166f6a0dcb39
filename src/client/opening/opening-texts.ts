import { keepTogether } from '@/domain/text/keep-together'

/** The words of the opening's tag, wherever it stands; `{width}` and `{height}` are put in by the browser. */
export type OpeningTexts = Record<
  | 'label'
  | 'size'
  | 'change'
  | 'changeLabel'
  | 'clear'
  | 'clearLabel'
  | 'kept'
  | 'cleared'
  | 'title'
  | 'lead'
  | 'width'
  | 'height'
  | 'inches'
  | 'unit'
  | 'use'
  | 'unread'
  | 'fractions'
  | 'sixteenth',
  string
>

/** A text with its figures put in: the browser gets texts, and not what would format them. */
export function filledAsTyped(text: string, figures: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole)
}

/** The same to be read, with no line broken within a size. */
export function filled(text: string, figures: Record<string, string>): string {
  return keepTogether(filledAsTyped(text, figures))
}

const names = [
  'width',
  'height',
  'total',
  'about',
  'low',
  'high',
  'inches',
  'glass',
  'finish',
  'region',
  'rest',
  'size',
] as const

/** Handed to a text in place of its figures, which the browser puts in: see `filled`. */
export const placeholders = Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<
  (typeof names)[number],
  string
>
