import { expect, it } from 'vitest'
import { sampleScales } from '@/sample-data/gallery-scales'
import { worksShown } from './show-work'

const work = (scale: string) => ({
  ...{ id: 1, title: 'A work', description: '', projectDate: '', category: null, placeholder: '' },
  ...{ slug: 'a-work', place: '', glass: '', hardware: '', priced: null, updatedAt: '' },
  measured: sampleScales[scale] ?? null,
  picture: {
    src: '/a.jpg',
    alt: '',
    caption: null,
    width: 1536,
    height: 1024,
    focus: '50% 50%',
    isSample: false,
  },
})

it('a size that spans the wall between two pieces says so', () => {
  const [pair] = worksShown('en', [work('mirror-vanity')])
  expect(pair?.sizeText).toBe('70 × 40 in, wall between included')
  expect(pair?.spoken).toBe('70 by 40 inches, wall between included.')
  const [inSpanish] = worksShown('es', [work('mirror-vanity')])
  expect(inSpanish?.sizeText).toBe('70 × 40 pulg, incluye la pared intermedia')
  const [shower] = worksShown('en', [work('shower-rain')])
  expect(shower?.sizeText).toBe('60 3/4 × 76 in')
})

it('kind, place and day are told apart, and what nobody knows is left out', () => {
  const [known] = worksShown('en', [
    { ...work('shower-rain'), place: 'Plano', projectDate: '2026-09-22' },
  ])
  expect(known?.detail).toEqual(['Plano', 'Sep\u00a022,\u00a02026'])
})
