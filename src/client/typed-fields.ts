import { dropOwnDraft, readDraft, writeOwnDraft } from './quote-drafts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Words that somebody types or picks: no passwords, no files, and nothing that the page put there. */
const kinds = ['text', 'email', 'tel', 'url', 'number', 'textarea', 'select-one']

const keyOf = (form: string) => `typed:${form}`

/** Keeps what stands in the fields of a form, for this tab alone. */
export function keepTyped(form: HTMLFormElement, name: string, about: string): void {
  const values = Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value]))
  writeOwnDraft(keyOf(name), JSON.stringify({ about, query: window.location.search, values }))
}

/** Whether somebody wrote in it, as may happen before the page's scripts are there. */
export function isWrittenIn(form: HTMLFormElement): boolean {
  return fieldsOf(form).some((field) => !isPicked(field) && field.value !== field.defaultValue)
}

export function forgetTyped(name: string): void {
  dropOwnDraft(keyOf(name))
}

/**
 * Puts back what was typed, but over nothing that somebody typed since the page came. What was picked goes
 * with its address, which may ask for another.
 */
export function putBackTyped(form: HTMLFormElement, name: string, about: string): void {
  const text = readDraft(keyOf(name))
  if (text === null) return
  const kept = keptIn(text)
  if (kept.about !== about) return forgetTyped(name)
  const isSameAddress = kept.query === window.location.search
  for (const field of fieldsOf(form)) {
    const value = kept.values[field.name]
    if (typeof value !== 'string' || value === field.value) continue
    const mayTake = isPicked(field)
      ? isSameAddress && [...field.options].some((option) => option.value === value)
      : field.value === field.defaultValue
    if (mayTake) type(field, value)
  }
}

type Kept = { about?: unknown; query?: unknown; values: Record<string, unknown> }

function keptIn(text: string): Kept {
  try {
    const { values, ...rest } = Object(JSON.parse(text)) as Partial<Kept>
    return { ...rest, values: Object(values) as Record<string, unknown> }
  } catch {
    return { values: {} }
  }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements]
    .filter((element): element is Field => 'value' in element && 'name' in element)
    .filter(({ name, type }) => name !== '' && kinds.includes(type))
    .filter((field) => field.closest('[aria-hidden="true"]') === null)
}

function isPicked(field: Field): field is HTMLSelectElement {
  return field.type === 'select-one'
}

/** As a hand does it: whoever holds the form's values hears of it. */
function type(field: Field, value: string): void {
  const ofKind = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(ofKind, 'value')?.set?.call(field, value)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
