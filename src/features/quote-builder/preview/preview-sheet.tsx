import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { keepTogether } from '@/domain/text/keep-together'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import { FootBar } from '@/drawings/to-scale/scale-bars'
import { classNames } from '@/ui/class-names'
import { unbroken } from '@/ui/page/unbroken'
import type { MovedFigure } from './use-moved-figure'
import { SpokenFigure } from '@/builder/figures/spoken-figure'

export type Preview =
  /** `with` is what came along by itself. */
  | { kind: 'figure'; total: string; note: string; moved: MovedFigure | null; with?: string | null }
  | { kind: 'waiting'; title: string; note: string }
  /** From what to what, of what nobody has measured. */
  | { kind: 'range'; name: string; figure: string; note: string }
  /** It cannot be made as it is: what it comes to with the cheapest change, where one helps. */
  | { kind: 'paused'; why: string; cured: { total: string; with: string } | null; note: string }

export type SheetCell = { label: string; value: string; muted?: boolean; isBad?: boolean }

type Props = {
  note: ReactNode
  scale: DrawingScale | null
  drawing: ReactNode
  preview: Preview
  cells: readonly SheetCell[]
}

const noteLook = 'mt-1.5 max-w-80 text-small text-text-second'

/** The drawing sheet: the work to scale, and below it the title block with the running figure. */
export function PreviewSheet({ note, scale, drawing, preview, cells }: Props) {
  return (
    <div className="border-rule drawn lg:border lg:p-[5px] tablet:border tablet:p-[5px]">
      <div className="border border-text-second">
        <SheetHead note={note} scale={scale} />
        {drawing}
        <div className="grid border-t border-text-second max-lg:hidden lg:grid-cols-[1fr_12rem] xl:grid-cols-[1fr_14.5rem] tablet:grid">
          <div className="px-5 pt-4.5 pb-5 lg:[@media(max-height:50rem)]:pt-2 lg:[@media(max-height:50rem)]:pb-3">
            <RunningFigure preview={preview} />
          </div>
          <dl className="grid border-text-second lg:border-l tablet:grid-cols-2 tablet:border-t">
            {cells.map((cell, index) => (
              <div
                key={cell.label}
                className={classNames(
                  'px-4.5 py-2.5 lg:[@media(max-height:50rem)]:py-1.5',
                  index > 0 && 'lg:border-t lg:border-rule',
                  index > 1 && 'tablet:col-span-2 tablet:border-t tablet:border-rule',
                  index === 1 && 'tablet:border-l tablet:border-rule',
                )}
              >
                <dt className="text-caption text-text-second">{cell.label}</dt>
                <dd
                  className={classNames(
                    'fractions text-base',
                    cell.muted && 'text-text-second',
                    cell.isBad && 'font-semibold text-error',
                  )}
                >
                  {unbroken(keepTogether(cell.value))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  )
}

/** What the drawing shows, with its one-foot bar and scale. */
export function SheetHead({ note, scale }: { note: ReactNode; scale: DrawingScale | null }) {
  const t = useTranslations('quote.sheet')
  return (
    <div className="flex items-center justify-between gap-3 px-4 pt-4 text-small text-text-second sm:px-5">
      <p className="min-w-0">{note}</p>
      {scale ? (
        <p className="flex shrink-0 items-center gap-2 sm:gap-3">
          <FootBar scale={scale} />
          <span className="figures">{t('scale', { inches: scale.caption })}</span>
        </p>
      ) : null}
    </div>
  )
}

function RunningFigure({ preview }: { preview: Preview }) {
  const t = useTranslations('quote.sheet')
  if (preview.kind === 'paused') return <PausedFigure preview={preview} />
  if (preview.kind === 'range') return <RangeFigure preview={preview} />
  const waiting = preview.kind === 'waiting'
  return (
    <>
      <p className="flex items-center gap-2.5 text-small text-text-second">
        {waiting ? null : <FigureKind>{t('preview')}</FigureKind>}
        {t('running')}
      </p>
      {waiting || !preview.with ? (
        <p
          className={classNames(
            'mt-2 money',
            waiting
              ? 'min-h-12 pt-2 text-h3 text-text-second lg:max-xl:text-h4'
              : 'text-h2 leading-12 tracking-tight',
          )}
        >
          {waiting ? preview.title : preview.total}
        </p>
      ) : (
        <FigureWith total={preview.total} added={preview.with} />
      )}
      <p className={noteLook}>{waiting ? preview.note : <FigureNote note={preview.note} />}</p>
      <SpokenFigure
        text={
          waiting
            ? preview.title
            : t('spoken', { total: [preview.total, preview.with].filter(Boolean).join(' ') })
        }
      />
    </>
  )
}

/** What a figure holds, and then what to do with it: a low window has room for the first alone. */
function FigureNote({ note }: { note: string }) {
  const [holds = '', ...then] = note.split(/(?<=\.) /)
  return (
    <>
      {holds} <span className="lg:[@media(max-height:50rem)]:sr-only">{then.join(' ')}</span>
    </>
  )
}

/** In place of a price; who said that nothing is measured hears it where that was said. */
function RangeFigure({ preview }: { preview: Extract<Preview, { kind: 'range' }> }) {
  const t = useTranslations('quote.sheet')
  return (
    <>
      <p className="flex items-center gap-2.5 text-small text-text-second">
        <FigureKind>{preview.name}</FigureKind>
        {t('running')}
      </p>
      <p className="mt-2 min-h-12 pt-2 money text-h3">{preview.figure}</p>
      <p className={noteLook}>{preview.note}</p>
    </>
  )
}

function FigureKind({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-glass border border-edge-mid px-2 py-0.5 text-caption font-semibold text-edge-ink">
      {children}
    </span>
  )
}

/** A price, and what it is only with. */
function FigureWith({ total, added }: { total: string; added: string }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 money">
      <span className="text-h2 leading-12 tracking-tight">{total}</span>{' '}
      <span className="text-h4">{added}</span>
    </p>
  )
}

/** In place of a price: what the work comes to once it can be made. In a low window there is one line for both words. */
function PausedFigure({ preview }: { preview: Extract<Preview, { kind: 'paused' }> }) {
  const t = useTranslations('quote.sheet')
  const { why, cured, note } = preview
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small text-text-second">
        <span className="rounded-glass border border-error px-2 py-0.5 text-caption font-semibold text-error lg:max-xl:[@media(max-height:50rem)]:sr-only">
          {t('paused')}
        </span>
        <span className="lg:max-xl:[@media(max-height:50rem)]:font-semibold lg:max-xl:[@media(max-height:50rem)]:text-error">
          {why}
        </span>
      </p>
      {cured ? <FigureWith total={cured.total} added={cured.with} /> : null}
      <p className={noteLook}>{note}</p>
      <SpokenFigure text={cured ? `${t('paused')}: ${cured.total} ${cured.with}` : t('paused')} />
    </>
  )
}
