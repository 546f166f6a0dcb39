import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import { keyOf, priceTables } from '@/domain/price-change/price-cell'
import type { PriceCell } from '@/domain/price-change/price-cell'
import type { PriceEditor } from '@/services/price-changes/price-editors'
import { isPerPiece, priceText, thicknessText } from './figures'

type Props = { cells: readonly PriceCell[]; editors: readonly PriceEditor[] }

/** The price list for those who quote from it: what holds today, and whom to ask for another price. */
export async function PricesToRead({ cells, editors }: Props) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officePrices' })
  return (
    <section className="prices-read" aria-labelledby="prices-read">
      <h2 id="prices-read">{t('read.title')}</h2>
      <p className="office-note">{t('read.note')}</p>
      {editors.length === 0 ? null : (
        <ul className="prices-editors" aria-label={t('read.whom')}>
          {editors.map(({ name, email }) => (
            <li key={email}>
              <a href={`mailto:${email}?subject=${encodeURIComponent(t('read.subject'))}`}>
                {t('read.ask', { name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      {priceTables.map((table) => {
        const rows = cells.filter((cell) => cell.table === table)
        if (rows.length === 0) return null
        const hasSizes = rows.some(({ thicknessMm }) => thicknessMm !== null)
        return (
          <table key={table} className="prices-table prices-held">
            <caption>{t(`tables.${table}`)}</caption>
            <thead>
              <tr>
                <th scope="col">{t('list.row')}</th>
                {hasSizes ? <th scope="col">{t('list.thickness')}</th> : null}
                <th scope="col" className="prices-figure">
                  {t('list.now')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((cell) => (
                <tr key={keyOf(cell)}>
                  <th scope="row">
                    {cell.name}
                    {cell.active ? null : <small> {t('list.off')}</small>}
                  </th>
                  {hasSizes ? <td>{thicknessText(cell.thicknessMm)}</td> : null}
                  <td className="prices-figure">
                    {priceText(cell, cell.now)}{' '}
                    <small>{isPerPiece(cell) ? t(`pers.${cell.per}` as never) : null}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      })}
    </section>
  )
}
