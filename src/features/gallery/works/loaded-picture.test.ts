import { expect, it } from 'vitest'
import { loadedPicture } from './loaded-picture'

const image = (currentSrc: string, naturalWidth = 480) => ({
  ...{ complete: naturalWidth > 0, naturalWidth, currentSrc },
})
const src = '/api/media/file/gym 2.webp'
const small =
  'https://glass.example/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fgym%202.webp&w=480&q=75'

it('is the size that the row shows of the same picture', () => {
  const other = image(small.replace('202', '203'))
  expect(loadedPicture(src, [other, image(small)])).toBe(small)
  expect(loadedPicture(src, [image(`https://glass.example${src}`)])).toMatch(/gym 2\.webp$/)
})

it('is none while it has not come, or where it is not shown', () => {
  expect(loadedPicture(src, [image(small, 0)])).toBeNull()
  expect(loadedPicture(src, [])).toBeNull()
})
