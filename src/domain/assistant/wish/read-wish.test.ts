import { describe, expect, it } from 'vitest'
import { readWish, wishGoesOn } from './read-wish'
import { isAnyWindow } from './trade-words'
import { wishShape } from './wish'

const half = 12.7
const threeEighths = 9.525

describe('what a price is wanted for', () => {
  it.each([
    [
      'how much is a 36 by 76 shower door in half inch?',
      { work: 'shower_door', widthIn: 36, heightIn: 76, thicknessMm: half },
    ],
    [
      'cost of a 26" x 74 1/4" shower door with rain glass',
      { work: 'shower_door', widthIn: 26, heightIn: 74.25, finish: 'rain' },
    ],
    ['a 5 ft by 4 ft mirror', { work: 'mirror', widthIn: 60, heightIn: 48 }],
    [`price on 2' 6" x 3' mirror`, { work: 'mirror', widthIn: 30, heightIn: 36 }],
    [
      'office partition 8 x 9 feet in half inch',
      { work: 'partition', widthIn: 96, heightIn: 108, thicknessMm: half },
    ],
    [
      'replace a single pane 24 1/2 by 30 1/4 in 1/8 glass',
      { work: 'pane', widthIn: 24.5, heightIn: 30.25, thicknessMm: 3.175 },
    ],
    ['48 inch round glass table top', { work: 'tabletop', widthIn: 48, heightIn: 48, round: true }],
    [
      'cuanto cuesta un panel fijo de regadera de 34 1/2 por 78 en 1/2',
      { work: 'shower_panel', widthIn: 34.5, heightIn: 78, thicknessMm: half },
    ],
    ['un espejo de 5 pies x 4 pies', { work: 'mirror', widthIn: 60, heightIn: 48 }],
    [
      'a shower panel of 900 mm x 1900 mm in 10 mm',
      { work: 'shower_panel', widthIn: 35.4331, heightIn: 74.8031, thicknessMm: threeEighths },
    ],
    ['thirty six by seventy two mirror', { work: 'mirror', widthIn: 36, heightIn: 72 }],
    ['three foot by four foot mirror', { work: 'mirror', widthIn: 36, heightIn: 48 }],
    ['mirror 30 and a half by 40', { work: 'mirror', widthIn: 30.5, heightIn: 40 }],
    ['espejo de treinta y seis por cuarenta', { work: 'mirror', widthIn: 36, heightIn: 40 }],
    [
      'puerta de regadera de 28 por 76 de media',
      { work: 'shower_door', widthIn: 28, heightIn: 76, thicknessMm: half },
    ],
    [
      'shower door 28 by 76 and a half inch thick',
      { work: 'shower_door', widthIn: 28, heightIn: 76, thicknessMm: half },
    ],
  ])('is read from %j', (text, wish) => {
    expect(readWish(text).wish).toEqual(wish)
  })

  it.each([
    [
      'can I have a 40 inch wide door in 3/8?',
      { work: 'shower_door', widthIn: 40, thicknessMm: threeEighths },
    ],
    ['is a 90 inch tall shower panel ok', { work: 'shower_panel', heightIn: 90 }],
    ['is 125 inches too tall for a shower panel', { work: 'shower_panel', heightIn: 125 }],
    [
      'se puede una puerta de regadera de 20 pulgadas de ancho',
      { work: 'shower_door', widthIn: 20 },
    ],
  ])('takes one side from %j', (text, wish) => {
    expect(readWish(text)).toMatchObject({ wish, asksWhether: true, asksPrice: false })
  })

  it('counts the panes that are alike', () => {
    const size = { widthIn: 30, heightIn: 40 }
    const two = { work: 'pane', count: 2, ...size }
    expect(readWish('broken window two panes 30x40').wish).toEqual(two)
    expect(readWish('3 windows 30 by 40').wish).toEqual({ ...two, work: 'window', count: 3 })
    expect(readWish('a two pane window 30 by 40').wish).toEqual({ ...size, work: 'window' })
    expect(readWish('two mirrors 30 by 40').wish).toEqual({ ...size, work: 'mirror' })
  })

  it.each([
    ['30x40 window glass in 1/2 in pieces', { thicknessMm: half }],
    ['how much is 30 by 40 in 1/4 inch panes', { thicknessMm: 6.35 }],
    ['3/4 inch windows 30x40', { thicknessMm: 19.05 }],
    ['how much are 6 mm panes 30x40', { thicknessMm: 6.35 }],
    ['three eighths panes 30x40', { thicknessMm: threeEighths }],
    ['ventanas de 30 por 40, 6 milimetros vidrios', { thicknessMm: 6.35 }],
  ])('takes the thickness of %j for no count', (text, wish) => {
    const read = readWish(text).wish
    expect(read).toMatchObject({ widthIn: 30, heightIn: 40, ...wish })
    expect(read).not.toHaveProperty('count')
  })

  it.each([
    ['two 30x40 windows', 2],
    ['how much are four panes 30x40', 4],
    ['tres 30 x 40 ventanas', 3],
    ['one pane 30 by 40', 1],
    ['1 broken window 30 by 40', 1],
    ['una ventana de 30 por 40', 1],
    ['un vidrio de 30 por 40', 1],
    ['one or two panes 30 by 40', 2],
  ])('counts %j', (text, count) => {
    expect(readWish(text).wish).toMatchObject({ widthIn: 30, heightIn: 40, count })
  })

  it('knows a window of which nobody said whether it is to be new', () => {
    expect(['how much is a window', 'cuanto cuesta una ventana'].every(isAnyWindow)).toBe(true)
    const said = ['a new window', 'replace a window', 'window glass', 'a foggy window', 'a mirror']
    expect(said.some(isAnyWindow)).toBe(false)
  })

  it('leaves what no list prices', () => {
    expect(readWish('how much is 30 by 40 tinted glass').unpriced).toBe(true)
    expect(readWish('price of a windshield 30 by 60').unpriced).toBe(true)
  })
})

describe('a wish that goes on', () => {
  const before = { work: 'shower_door', widthIn: 28, heightIn: 76 } as const

  it.each([
    ['and in half inch?', { ...before, thicknessMm: half }],
    ['what about frosted glass?', { ...before, finish: 'acid_etch' }],
    ['¿y en media pulgada?', { ...before, thicknessMm: half }],
    ['and 30 by 80?', { ...before, widthIn: 30, heightIn: 80 }],
  ])('takes %j into what was said before', (text, wish) => {
    const read = readWish(text.replace('¿', ''))
    expect(wishGoesOn(before, read.wish)).toEqual(wish)
  })

  it('takes up its glass without a word that goes on', () => {
    expect(readWish('with rain glass')).toMatchObject({ goesOn: true, wish: { finish: 'rain' } })
    expect(readWish('en media pulgada').goesOn).toBe(true)
    expect(readWish('with rain glass can people see me').goesOn).toBe(false)
    expect(readWish('with whom can i speak').goesOn).toBe(false)
  })

  it.each([
    ['and one pane 24 by 36', 1],
    ['y una ventana de 24 por 36', 1],
    ['and three panes 24 by 36', 3],
    ['and 24 by 36', 2],
    ['y en un vidrio templado de 24 por 36', 2],
  ])('counts anew where %j says a count', (text, count) => {
    const two = { work: 'window', widthIn: 30, heightIn: 40, count: 2 } as const
    const wish = wishGoesOn(two, readWish(text).wish)
    expect(wish).toMatchObject({ work: 'window', widthIn: 24, heightIn: 36, count })
    expect(wishShape.safeParse(wish).success).toBe(true)
  })

  it('keeps only the size for another work', () => {
    expect(wishGoesOn({ ...before, finish: 'rain' }, { work: 'mirror' })).toEqual({
      work: 'mirror',
      widthIn: 28,
      heightIn: 76,
    })
  })
})
