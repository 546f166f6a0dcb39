import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SendButton } from './send-button'

const words = { send: 'Send', sending: 'Sending' }
const call = { words: 'Or call us:', phone: '(214) 555-0148' }

it('says above it why it did not work and whom to call, and neither where nothing went wrong', () => {
  const trouble = 'Please try again in 10 minutes.'
  const markup = renderToStaticMarkup(<SendButton busy={false} {...{ words, trouble, call }} />)
  expect(markup).toMatch(/in 10 minutes\..*Or call us:.*tel:2145550148.*<button/s)
  // a note says it aloud
  expect(markup).not.toContain('role="alert"')
  const well = renderToStaticMarkup(<SendButton busy={false} {...{ words, call }} />)
  expect(well).not.toMatch(/minutes|tel:/)
})

it('names nobody to call where there is no number', () => {
  const markup = renderToStaticMarkup(
    <SendButton busy={false} words={words} trouble="No." call={{ ...call, phone: '' }} />,
  )
  expect(markup).toContain('No.')
  expect(markup).not.toMatch(/call|tel:/)
})
