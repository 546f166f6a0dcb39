import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MetalKey } from '@/domain/content/plate-choices'
import { EnclosureDrawing } from '../to-scale/enclosure-drawing'
import { layOutEnclosure } from '../to-scale/enclosure-layout'
import { MiniDrawing } from '../to-scale/mini-drawing'
import type { GlassMaterial } from './glass-material'

type Options = {
  metal?: MetalKey
  width?: number
  isMoving?: boolean
  isKnown?: boolean
  isChosen?: boolean
}

/** Two panels as they are drawn in a sheet of this width. */
function drawn(material: GlassMaterial, options: Options = {}): string {
  const { metal, width = 700, isMoving = false, isKnown = true, isChosen = true } = options
  const known = { widthKnown: isKnown, heightKnown: isKnown }
  const layout = layOutEnclosure({
    room: { width, height: width },
    wall: 9,
    focused: null,
    isBad: () => false,
    format: String,
    words: { width: 'width', height: 'height' },
    panes: [
      { widthIn: 36, heightIn: 76, role: 'fixed', ...known },
      { widthIn: 28, heightIn: 76, role: 'door', ...known },
    ],
  })
  return renderToStaticMarkup(
    <EnclosureDrawing
      {...{ layout, label: 'Two panels', hinges: [2, 2], metal }}
      madeOf={{ material, name: 'Its name', isChosen, isMoving }}
    />,
  )
}

const count = (markup: string, part: string) => markup.split(part).length - 1

describe('an enclosure drawn with its material', () => {
  it('has its fittings in the metal that was chosen, and in ink without one', () => {
    expect(count(drawn('clear', { metal: 'brass' }), '--color-text:var(--color-metal-brass')).toBe(
      2,
    )
    expect(drawn('clear')).not.toContain('--color-metal')
  })

  it('has one scene, and one texture for each pane', () => {
    expect(count(drawn('clear'), '<filter')).toBe(0)
    expect(count(drawn('etch'), '<feGaussianBlur')).toBe(2)
    expect(count(drawn('rain'), '<feDisplacementMap')).toBe(2)
    expect(count(drawn('rain'), '-scene"')).toBe(1 + 2)
  })

  it('has no texture while sizes move, and keeps its veil', () => {
    const moving = drawn('rain', { isMoving: true })
    expect(count(moving, '<filter')).toBe(0)
    expect(count(moving, '-veil)')).toBe(2)
  })

  it('has neither texture nor scene where the drawing is small', () => {
    const small = drawn('rain', { width: 260 })
    expect(small).not.toContain('<filter')
    expect(small).not.toContain('-scene"')
    expect(count(small, '-veil)')).toBe(2)
  })

  it('shows the glass that is looked at before sizes are known, with dashes for its edge', () => {
    const awaited = drawn('etch', { isKnown: false })
    expect(count(awaited, '<feGaussianBlur')).toBe(2)
    expect(count(awaited, 'stroke-dasharray="4 3"')).toBe(2)
    expect(drawn('clear', { isKnown: false, isChosen: false })).not.toContain('-veil)')
  })

  it('says the name of the glass where colours are forced', () => {
    expect(count(drawn('rain'), '>Its name</text>')).toBe(2)
  })

  it('has its colour alone on a drawing as small as a button', () => {
    const known = { widthKnown: true, heightKnown: true }
    const panes = [
      { widthIn: 36, heightIn: 76, role: 'fixed', ...known },
      { widthIn: 28, heightIn: 76, role: 'door', ...known },
    ] as const
    const mini = renderToStaticMarkup(<MiniDrawing panes={panes} material="bronze" />)
    expect(mini).toContain('var(--color-glass-bronze)')
    expect(mini).not.toContain('<use')
  })

  it('shows what holds a door on a drawing as small as a button, and what was bought for it', () => {
    const known = { widthKnown: true, heightKnown: true }
    const panes = [{ widthIn: 28, heightIn: 76, role: 'door', ...known }] as const
    const none = { panels: [{ handle: null, sealed: false }], header: false }
    const pull = { panels: [{ handle: 'handle', sealed: false } as const], header: false }
    const mini = (bought: typeof none | typeof pull) =>
      renderToStaticMarkup(<MiniDrawing panes={panes} fittings={{ hinges: [2], bought }} />)
    const plain = renderToStaticMarkup(<MiniDrawing panes={panes} />)
    expect(count(mini(none), '<rect') - count(plain, '<rect')).toBe(2)
    expect(count(mini(pull), '<circle') - count(mini(none), '<circle')).toBe(2)
  })

  it('is an outline on paper, with the tile seen through it and the swing dashed', () => {
    const screen = drawn('rain')
    const paper = onPaper(screen)
    expect(screen).toMatch(/<filter.*<use/)
    expect(paper).not.toMatch(/<filter|<use|-veil\)|<polygon|--color-scene/)
    const [, joints = ''] = /<path d="([^"]*)"[^>]*var\(--color-rule\)/.exec(paper) ?? []
    expect(count(joints, 'M')).toBeGreaterThan(10)
    expect(count(paper, 'print:[stroke-dasharray')).toBe(1)
    expect(count(paper, 'stroke-width="1.3"')).toBe(2)
  })
})

/** What is left of a drawing where nothing of it shows that is hidden in print. */
function onPaper(markup: string): string {
  const kept: string[] = []
  let hidden = 0
  for (const [tag = '', end, , isEmpty] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)[^>]*?(\/?)>|[^<]+/g,
  )) {
    const isTag = tag.startsWith('<')
    const isHidden = hidden > 0 || /class="[^"]*print:hidden/.test(tag)
    if (!isHidden) kept.push(tag)
    else if (isTag && end === '/') hidden -= 1
    else if (isTag && isEmpty !== '/') hidden += 1
  }
  return kept.join('')
}
