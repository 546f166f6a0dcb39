import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Tick } from './tick'

it('keeps words with a fraction in them together, as one piece beside the box', () => {
  const text = (
    <>
      more than <span>1/4</span> out of plumb
    </>
  )
  const markup = renderToStaticMarkup(<Tick text={text} isOn={false} onChange={() => undefined} />)
  expect(markup).toContain('<span>more than <span>1/4</span> out of plumb</span></label>')
})
