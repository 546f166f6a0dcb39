import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** A part of the page, in px of the page. */
export type Box = { x: number; y: number; width: number; height: number }

export type Look = {
  red: number
  green: number
  blue: number
  /** The mean luminance, from 0 to 255. */
  light: number
  /** The mean difference between spots of 4 px side by side: how much there is to make out. */
  detail: number
}

/** What a part of the page looks like on the screen. */
export async function lookAt(page: Page, clip: Box): Promise<Look> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const sums = [0, 0, 0]
  const across = Math.floor(info.width / spot)
  const spots = new Float64Array(across * Math.floor(info.height / spot))
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const pixel = (y * info.width + x) * 3
      const colors = [at(data, pixel), at(data, pixel + 1), at(data, pixel + 2)]
      colors.forEach((value, color) => (sums[color] = (sums[color] ?? 0) + value))
      const [column, row] = [Math.floor(x / spot), Math.floor(y / spot)]
      const place = row * across + column
      if (column < across && place < spots.length)
        spots[place] = (spots[place] ?? 0) + lightOf(colors) / spot ** 2
    }
  const steps = spots.map((light, place) =>
    place % across === 0 ? 0 : Math.abs(light - (spots[place - 1] ?? NaN)),
  )
  const count = info.width * info.height
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count)
  return {
    red,
    green,
    blue,
    light: lightOf([red, green, blue]),
    detail: steps.reduce((sum, step) => sum + step, 0) / steps.length,
  }
}

/**
 * How strongly upright stripes of a period, in px of the page, stand out in a part of the page: the amplitude
 * of their first harmonic, from 0 to 255. The part has to be a whole number of periods wide.
 */
export async function stripesIn(page: Page, clip: Box, period: number): Promise<number> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [real, imaginary] = [0, 0]
  for (let place = 0; place < info.width * info.height; place++) {
    const turn = (2 * Math.PI * (place % info.width)) / period
    const light = at(data, place * info.channels)
    real += light * Math.cos(turn)
    imaginary += light * Math.sin(turn)
  }
  return (2 * Math.hypot(real, imaginary)) / (info.width * info.height)
}

/** As wide as the noise of an etched surface is averaged away, and an outline is not. */
const spot = 4

function lightOf([red = NaN, green = NaN, blue = NaN]: number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function at(data: Buffer, index: number): number {
  return data[index] ?? NaN
}

/** A part of an element, in shares of it. */
export async function within(element: Locator, share: Box): Promise<Box> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('nothing to look at')
  return {
    x: Math.round(box.x + share.x * box.width),
    y: Math.round(box.y + share.y * box.height),
    width: Math.round(share.width * box.width),
    height: Math.round(share.height * box.height),
  }
}
