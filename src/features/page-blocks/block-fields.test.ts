import { describe, expect, it } from 'vitest'
import { cardsBlock } from './block-fields'

const image = { url: '/api/media/file/rain.webp', alt: 'Rain glass', width: 1600, height: 1200 }

describe('the cards of a page', () => {
  it('show a picture that was read with them', () => {
    const { items } = cardsBlock.parse({ items: [{ title: 'Rain', text: 'It blurs.', image }] })
    expect(items[0]?.image).toEqual(image)
  })

  it('keep their words when the picture is gone from the library', () => {
    const { items } = cardsBlock.parse({ items: [{ title: 'Rain', text: 'It blurs.', image: 7 }] })
    expect(items).toEqual([{ title: 'Rain', text: 'It blurs.', image: null }])
  })
})
