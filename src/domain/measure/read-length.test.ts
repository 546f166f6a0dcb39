import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feetAndInches, formatInches, formatInchesDecimal } from './format-length'
import { readFeet, readInches, readMillimetres } from './read-length'
import { sixteenthIn } from './sixteenths'

const inchesOf = (text: string) => {
  const read = readInches(text)
  return read.ok ? read.inches : read.code
}

describe('readInches', () => {
  it.each([
    '36.625',
    '36 5/8',
    '36-5/8',
    '36 - 5/8',
    '36–5/8',
    '36⅝',
    '36 ⅝',
    '36 5⁄8',
    '36 5 / 8',
    '36 5/8"',
    '36 5/8”',
    '36 5/8 in',
    '36.625 in.',
    '36 5/8 inches',
    '  36   5/8 ',
    '36\u00a05/8',
    `3' 0 5/8"`,
    `3' 0 5/8`,
    `3'-0 5/8"`,
    `3'0⅝"`,
    '3′ 0⅝″',
    '3’ 0 5/8”',
    `3' 0 5/8''`,
    '3 ft 5/8 in',
    '3 ft. 0 5/8 in.',
    '3 feet 5/8 inches',
    '３６ 5/8',
    '930.275 mm',
  ])('reads %s as 36 5/8 inches', (text) => {
    expect(inchesOf(text)).toBe(36.625)
  })

  it.each([
    [`3'`, 36],
    ['3 ft', 36],
    ['1 foot', 12],
    [`3 1/2'`, 42],
    ['3ft5in', 41],
    ['5/8', 0.625],
    ['½', 0.5],
    ['.5', 0.5],
    ['36.', 36],
    ['007', 7],
    ['0', 0],
  ])('reads %s as %f inches', (text, inches) => {
    expect(inchesOf(text)).toBe(inches)
  })

  it.each([
    ['', 'empty', []],
    ['   ', 'empty', []],
    ['wide', 'not_a_number', []],
    ['NaN', 'not_a_number', []],
    ['Infinity', 'not_a_number', []],
    ['1e3', 'not_a_number', []],
    ['1e308', 'not_a_number', []],
    ['0x10', 'not_a_number', []],
    ['"', 'not_a_number', []],
    [`'`, 'not_a_number', []],
    ['12345678901234', 'not_a_number', []],
    ['36 5/8 7', 'not_a_number', ['36 5/8', '7']],
    ['28 q/9', 'not_a_number', ['28']],
    ['28q', 'not_a_number', ['28']],
    ['28 x 76', 'not_a_number', ['28', '76']],
    ['about 28.5', 'not_a_number', ['28.5']],
    ['28 cm wide', 'not_a_number', []],
    ['28 1/2 cm wide', 'not_a_number', []],
    ['70 centímetros de ancho', 'not_a_number', []],
    ['70 centimeters', 'unknown_unit', []],
    ['2 metros', 'unknown_unit', []],
    ['900 mm wide or 36', 'not_a_number', ['36']],
    ['28 more or less', 'not_a_number', ['28']],
    ['eighty', 'not_a_number', []],
    [`3.5' 2"`, 'not_a_number', []],
    ['-5', 'negative', []],
    ['− 5', 'negative', []],
    ['36,5', 'ambiguous_comma', ['36.5']],
    ['1,250', 'ambiguous_comma', ['1.250']],
    ['3 m', 'unknown_unit', []],
    ['93 cm', 'unknown_unit', []],
    ['28 3/', 'halfway_fraction', ['28 3/8', '28 3/4', '28 3/16']],
    ['28-3/', 'halfway_fraction', ['28 3/8', '28 3/4', '28 3/16']],
    ['28 3', 'halfway_fraction', ['28 3/8', '28 3/4', '28 3/16']],
    ['283/', 'halfway_fraction', ['28 3/8', '28 3/4', '28 3/16']],
    ['28 2/', 'halfway_fraction', ['28 1/4', '28 1/2', '28 1/8']],
    ['3/', 'halfway_fraction', ['3/8', '3/4', '3/16']],
    ['28 /8', 'halfway_fraction', ['28 1/8', '28 3/8', '28 5/8', '28 7/8']],
    ['5 / 8', 'halfway_fraction', ['5 1/8', '5 3/8', '5 5/8', '5 7/8', '5/8']],
    ['28-', 'halfway_fraction', ['28']],
    [`3' 3/`, 'halfway_fraction', [`3' 3/8"`, `3' 3/4"`, `3' 3/16"`]],
    ['28 3/0', 'zero_denominator', ['28 3/8', '28 3/4', '28 3/16']],
    ['285/8', 'improper_fraction', ['28 5/8', '35 5/8']],
    ['36 9/8', 'improper_fraction', ['37 1/8']],
    ['36 8/8', 'improper_fraction', ['37']],
    [`3' 14"`, 'too_many_inches', [`4' 2"`]],
    ["0'12-", 'halfway_fraction', []],
  ])('refuses %j as %s', (text, code, suggestions) => {
    expect(readInches(text)).toEqual({ ok: false, code, suggestions })
  })

  it('suggests only readings that can be read', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 /'"-]{1,9}$/), (text) => {
        const read = readInches(text)
        if (read.ok) return
        for (const suggestion of read.suggestions) expect(readInches(suggestion).ok).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('never throws and never makes a number out of what holds no digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readInches(text)
        if (!/[\d½⅓⅔¼¾⅛⅜⅝⅞]/.test(text.normalize('NFKC'))) expect(read.ok).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it('reads back every sixteenth that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9600 }), (sixteenths) => {
        const inches = sixteenths * sixteenthIn
        expect(inchesOf(formatInches(inches))).toBe(inches)
        expect(inchesOf(formatInchesDecimal(inches))).toBe(inches)
        const { feet, rest } = feetAndInches(inches)
        expect(inchesOf(`${feet} ft ${rest} in`)).toBe(inches)
        expect(inchesOf(`${feet} pies ${rest} pulg`)).toBe(inches)
      }),
    )
  })

  it('reads back every decimal that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6_000_000 }), (tenThousandths) => {
        const inches = tenThousandths / 10_000
        expect(inchesOf(formatInches(inches))).toBe(inches)
      }),
    )
  })
})

describe('readFeet', () => {
  it('takes a bare number as feet and a marked one as what it says', () => {
    expect(readFeet('7.5')).toMatchObject({ feet: 7.5, inches: 90 })
    expect(readFeet('90"')).toMatchObject({ feet: 7.5, inches: 90 })
    expect(readFeet(`7' 6"`)).toMatchObject({ feet: 7.5, inches: 90 })
    expect(readFeet('7 1/2')).toMatchObject({ feet: 7.5, inches: 90 })
    expect(readFeet('48 3/8 ft')).toMatchObject({ feet: 48.375, inches: 580.5 })
    expect(readFeet('48 3/8 in')).toMatchObject({ inches: 48.375 })
  })

  it('gives back typed feet to the last decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (tenThousandths) => {
        const feet = tenThousandths / 10_000
        expect(readFeet(String(feet))).toMatchObject({ feet })
      }),
    )
  })
})

describe('readMillimetres', () => {
  it('takes a bare number as millimetres and a marked one as inches', () => {
    expect(readMillimetres('9.525')).toMatchObject({ millimetres: 9.525 })
    expect(readMillimetres('3/8"')).toMatchObject({ millimetres: 9.525 })
    expect(readMillimetres('4.7625 mm')).toMatchObject({ inches: 0.1875 })
  })
})
