import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDrafts } from './quote-drafts'
import { forgetTyped, isWrittenIn, keepTyped, putBackTyped } from './typed-fields'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const location = { search: '' }
const openTab = () =>
  vi.stubGlobal('window', {
    location,
    localStorage: storage(),
    sessionStorage: storage(),
    dispatchEvent: () => true,
  })

/** What a form's field is to a script. */
class Field {
  heard: string[] = []
  #value: string
  constructor(
    public name: string,
    public type = 'text',
    public defaultValue = '',
    public options: { value: string }[] = [],
    private isHidden = false,
  ) {
    this.#value = defaultValue
  }
  get value() {
    return this.#value
  }
  set value(value) {
    this.#value = value
  }
  closest() {
    return this.isHidden ? this : null
  }
  dispatchEvent({ type }: Event) {
    this.heard.push(type)
  }
}

const options = ['', 'mirror', 'window'].map((value) => ({ value }))

function open() {
  const fields = {
    name: new Field('name'),
    about: new Field('about', 'select-one', '', options),
    message: new Field('message', 'textarea'),
    password: new Field('password', 'password'),
    website: new Field('website', 'text', '', [], true),
    token: new Field('token', 'hidden', 'secret'),
  }
  return { fields, form: { elements: Object.values(fields) } as unknown as HTMLFormElement }
}

function typeInto({ fields, form }: ReturnType<typeof open>, about = '') {
  fields.name.value = 'Robin Sample'
  fields.about.value = 'mirror'
  fields.message.value = 'It is cracked.'
  fields.password.value = 'eleven glass panes'
  keepTyped(form, 'contact', about)
}

const wordsOf = ({ fields }: ReturnType<typeof open>) =>
  [fields.name, fields.about, fields.message].map(({ value }) => value)

const all = ['Robin Sample', 'mirror', 'It is cracked.']
const none = ['', '', '']

describe('what was typed into a form', () => {
  beforeEach(() => {
    location.search = ''
    openTab()
    typeInto(open())
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is there when the page comes anew, and whoever holds its values hears of it', () => {
    const anew = open()
    putBackTyped(anew.form, 'contact', '')
    expect(wordsOf(anew)).toEqual(all)
    expect(anew.fields.name.heard).toEqual(['input', 'change'])
  })

  it('is kept without passwords, and without what nobody typed', () => {
    expect(
      JSON.stringify(window.sessionStorage.getItem('quote-builder:typed:contact')),
    ).not.toMatch(/eleven|secret|website/)
    const anew = open()
    putBackTyped(anew.form, 'contact', '')
    expect(anew.fields.password.value).toBe('')
  })

  it('takes the place of nothing that somebody types', () => {
    const anew = open()
    anew.fields.message.value = 'Never mind.'
    putBackTyped(anew.form, 'contact', '')
    expect(wordsOf(anew)).toEqual(['Robin Sample', 'mirror', 'Never mind.'])
  })

  it('leaves what is picked to an address that asks for another, and to a list without it', () => {
    const shorter = open()
    shorter.fields.about.options = [{ value: '' }, { value: 'espejo' }]
    putBackTyped(shorter.form, 'contact', '')
    expect(wordsOf(shorter)).toEqual(['Robin Sample', '', 'It is cracked.'])
    location.search = '?service=window'
    const asked = open()
    asked.fields.about.value = 'window'
    putBackTyped(asked.form, 'contact', '')
    expect(wordsOf(asked)).toEqual(['Robin Sample', 'window', 'It is cracked.'])
  })

  it('belongs to one form and to what it is about', () => {
    const other = open()
    putBackTyped(other.form, 'design', '')
    expect(wordsOf(other)).toEqual(none)
    putBackTyped(other.form, 'contact', 'another visit')
    putBackTyped(other.form, 'contact', '')
    expect(wordsOf(other)).toEqual(none)
  })

  it.each([
    ['it was sent', () => forgetTyped('contact')],
    ['whoever was signed in leaves', () => forgetDrafts(Date.now() + 1)],
    ['another tab is looked at', openTab],
    [
      'something else was kept',
      () => window.sessionStorage.setItem('quote-builder:typed:contact', '{'),
    ],
  ])('is gone once %s', (_, act) => {
    act()
    const anew = open()
    putBackTyped(anew.form, 'contact', '')
    expect(wordsOf(anew)).toEqual(none)
  })

  it('is noticed where it was typed before the scripts came', () => {
    const anew = open()
    expect(isWrittenIn(anew.form)).toBe(false)
    anew.fields.message.value = 'Early.'
    expect(isWrittenIn(anew.form)).toBe(true)
  })
})
