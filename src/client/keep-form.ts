import { isWrittenIn, keepTyped, putBackTyped } from './typed-fields'

/** Puts back what was typed into a form, and keeps what is typed from then on; answers how to end that. */
export function keepForm(form: HTMLFormElement, name: string, about: string): () => void {
  const keep = () => keepTyped(form, name, about)
  putBackTyped(form, name, about)
  // what was picked may bring another field with it
  const rest = setTimeout(() => {
    putBackTyped(form, name, about)
    if (isWrittenIn(form)) keep()
    form.addEventListener('input', keep)
  })
  return () => {
    clearTimeout(rest)
    form.removeEventListener('input', keep)
  }
}
