import { expect, it } from 'vitest'
import { elevationOf } from '@/domain/gallery/elevation'
import { sampleScales } from '@/sample-data/gallery-scales'
import { fitOf } from './work-fit'

const picture = {
  src: '/a.jpg',
  alt: '',
  caption: null,
  width: 1536,
  height: 1024,
  focus: '50% 50%',
  isSample: false,
}

it('the height that stays in view is that of the glass, in pixels of its picture', () => {
  const measured = sampleScales['shower-rain']
  const elevation = measured ? elevationOf(measured, picture) : null
  const inchesPerPixel = 60.75 / ((0.5269 - 0.1397) * picture.width)
  expect(fitOf({ picture, elevation })).toMatchObject({
    '--gh': expect.closeTo(76 / inchesPerPixel, 0),
  })
})

it('a picture without a scale covers its frame', () => {
  expect(fitOf({ picture, elevation: null })).not.toHaveProperty('--gh')
})
