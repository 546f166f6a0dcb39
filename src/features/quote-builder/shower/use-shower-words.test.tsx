import { renderToStaticMarkup } from 'react-dom/server'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { parts, shop } from '../../../../tests/fixtures/glass-work'
import { NotSoldNote } from '@/builder/fields/not-sold-note'
import { noTables } from '@/domain/pricing/tables-shape'
import type { PricingTables } from '@/domain/pricing/types'
import { addPanel, emptyShower } from '@/builder/shower/shower-draft'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { forNextIntl } from '@/i18n/for-next-intl'
import { timeZone } from '@/i18n/time-zone'
import { catalogueOf } from '@/messages'
import { useShowerWords } from './use-shower-words'

const texts = forNextIntl({ quote: catalogueOf('en').quote })
const gone = 9999

function Hardware({ ids, tables }: { ids: number[]; tables: PricingTables }) {
  const hardware = ids.map((id) => ({ id, quantity: 1 }))
  const { steps } = useShowerWords({ ...emptyShower(), hardware }, tables)
  return (
    <>
      <i>{steps.hardware.choice}</i>
      <NotSoldNote chosen={hardware} tables={tables} />
    </>
  )
}

const saidBy = (tables: PricingTables, ids: number[]) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={texts} timeZone={timeZone}>
      <Hardware {...{ ids, tables }} />
    </NextIntlClientProvider>,
  )
const saidOf = (...ids: number[]) => saidBy(shop, ids)

it('names no part that is not sold any more, and says that it is not in the price', () => {
  expect(saidOf(parts.header)).toBe('<i>Header</i>')
  expect(saidOf(gone, parts.header)).toMatch(
    /^<i>Header<\/i><p[^>]*>One part that you chose is not sold/,
  )
  expect(saidOf(gone)).toMatch(new RegExp(`^${saidOf()}<p`))
})

it('says of nothing that it is not sold where the price list failed to come', () => {
  const said = saidBy(noTables, [gone, parts.header])
  expect(said).not.toContain('<p')
  expect(said).toMatch(/^<i>2 /)
})

it('names the hinges that come with the sizes, and finds none wanting while one is awaited', () => {
  const Hinges = ({ panels }: Pick<ShowerDraft, 'panels'>) => {
    const draft = { ...emptyShower(), thicknessMm: 9.525, panels }
    return <i>{JSON.stringify(useShowerWords(draft, shop).hinges)}</i>
  }
  const said = (...panels: ShowerDraft['panels']) =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" messages={texts} timeZone={timeZone}>
        <Hinges panels={panels} />
      </NextIntlClientProvider>,
    ).replaceAll('&quot;', '"')
  const [first, second] = addPanel(emptyShower()).panels
  if (!first || !second) throw new Error('two panels')
  const door = { ...first, role: 'door', width: '30', height: '80' } as const
  expect(said(door)).toContain('"isBad":true')
  expect(said(door, { ...second, width: '' })).toBe('<i>{"value":"Hinges 12","isBad":false}</i>')
})
