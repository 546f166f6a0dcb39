import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BarNote } from './bar-note'

const wordsOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '')

it('says all of it, its last words apart, which stand alone where there is no room', () => {
  const note = 'Espejo plateado de 1/4″, pulido, con impuesto'
  const markup = renderToStaticMarkup(<BarNote note={note} />)
  expect(wordsOf(markup)).toBe(note)
  expect(markup).toMatch(/>Espejo plateado de 1\/4″, pulido, <\/span><span[^>]*>con impuesto</)
})

it('reads out the whole where less is seen', () => {
  const [note, short] = ['Larger than one sheet: ask us first', 'Larger than one sheet']
  const markup = renderToStaticMarkup(<BarNote {...{ note, short }} />)
  const seen = /<span aria-hidden="true".*?>(.*)<\/span>/.exec(markup)?.[1] ?? ''
  expect(wordsOf(seen)).toBe(short)
  expect(wordsOf(markup.replace(seen, ''))).toBe(note)
})
