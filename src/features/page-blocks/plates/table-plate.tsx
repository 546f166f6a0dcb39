import { getTranslations } from 'next-intl/server'
import { NotesInColumns } from './notes-in-columns'
import type { PlateProps } from './plate-chapter'
import { plainTable } from './plain-table'
import { sizeOf } from './rail-offer'
import { TableDesigner } from './table-designer'
import { TableDrawn } from './table-drawn'

const usualSize = { widthIn: 72, heightIn: 36 }

/** A table from above, drawn as its shape, its edge and its corners are chosen. */
export async function TablePlate({ notes, context: { locale, offer } }: PlateProps) {
  const t = await getTranslations({ locale, namespace: 'plates.table' })
  const usual = sizeOf(offer) ?? usualSize
  const words = {
    ...{ shape: t('shape'), edge: t('edge'), radius: t('radius') },
    ...{ rectangle: t('rectangle'), oval: t('oval'), round: t('round') },
    ...{ flat: t('flat'), pencil: t('pencil'), bevel: t('bevel') },
    label: t('label', {
      ...{ width: '{width}', height: '{height}', shape: '{shape}', edge: '{edge}' },
    }),
  }
  return (
    <section className="plate contents">
      <div className="border-t border-rule bg-paper pt-4 pb-8 md:pt-8 xl:pt-10 xl:pb-16">
        <div className="page">
          <TableDesigner usual={usual} words={words}>
            <TableDrawn size={usual} words={words} {...plainTable} />
          </TableDesigner>
          <p className="mt-3 text-caption text-text-second">{t('scale')}</p>
        </div>
      </div>
      <div className="page pt-9">
        <NotesInColumns notes={notes} className="md:grid-cols-3" />
      </div>
    </section>
  )
}
