'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import { classNames } from '@/ui/class-names'
import { unbroken } from '@/ui/page/unbroken'
import { drawingRoom } from '@/builder/figures/use-room'
import { SheetHead } from '../preview/preview-sheet'

type Props = {
  drawing: (reportScale: (scale: DrawingScale | null) => void) => ReactNode
  glass: string
  /** What the drawing shows; seen from outside where nothing is said. */
  note?: string
  /** The size of a plain pane; a shower says what hardware it has instead. */
  size?: string
  hardware?: string | null
  /** Leads to where its hardware is chosen. */
  onChoose?: (() => void) | undefined
  /** Where its hardware goes is known, or nobody fits it any more. */
  isMeasured?: boolean
}

/** The drawing beside an estimate, with what it is made of. */
export function EstimateSheet(props: Props) {
  const { drawing, glass, note, size, hardware = null, isMeasured = false } = props
  const t = useTranslations('quote')
  const [scale, setScale] = useState<DrawingScale | null>(null)
  const [printed, setPrinted] = useState<DrawingScale | null>(null)
  return (
    <div className="flex h-full flex-col">
      {/* at the left edge of the sheet's words; on paper its scale stands beside the drawing */}
      <div className="max-sm:-mx-4 max-sm:-mt-2 sm:max-md:-mx-5 md:max-lg:-ml-5 lg:px-3 print:hidden">
        <SheetHead note={note ?? t('sheet.outside')} scale={scale} />
      </div>
      <div className="relative flex-1 md:max-lg:flex md:max-lg:flex-col md:max-lg:justify-center lg:min-h-128 xl:min-h-152 print:hidden">
        <div className={`${drawingRoom} max-sm:-mx-3 lg:absolute lg:inset-0 lg:overflow-hidden`}>
          {drawing(setScale)}
        </div>
      </div>
      <div className="printed-drawing relative hidden pt-2 print:block">
        {drawing(setPrinted)}
        {printed ? (
          <p className="printed-scale absolute right-0 bottom-0 figures text-small text-text-second">
            {t('sheet.scale', { inches: printed.caption })}
          </p>
        ) : null}
      </div>
      {/* upright, the drawing has half of the sheet, and two cells beside each other no room for their words */}
      <dl className="drawing-cells grid border-t border-rule sm:grid-cols-2 md:max-lg:grid-cols-1 lg:grid-cols-[2fr_3fr] lg:border-text-second print:grid-cols-2!">
        <Cell label={t('estimate.drawingCells.glass')}>{glass}</Cell>
        <Cell label={t(`estimate.drawingCells.${size ? 'size' : 'hardware'}`)} second>
          {size ?? <Hardware text={hardware} onChoose={props.onChoose} />}
          {size === undefined && hardware !== null && !isMeasured ? (
            <span className="block text-small text-text-second">
              {t('estimate.drawingCells.hardwareNote')}
            </span>
          ) : null}
        </Cell>
      </dl>
    </div>
  )
}

type HardwareProps = { text: string | null; onChoose: (() => void) | undefined }

/** What it has of hardware; a metal that is open leads to where it is chosen. */
function Hardware({ text, onChoose }: HardwareProps) {
  const t = useTranslations('quote.estimate.drawingCells')
  const open = t('metalOpen')
  if (text === null) return unbroken(t('hardwareNote'))
  if (!onChoose || !text.endsWith(open)) return unbroken(text)
  return (
    <>
      {unbroken(text.slice(0, -open.length))}
      <button type="button" onClick={onChoose} className="inline min-h-6 text-left text-link">
        {open}
      </button>
    </>
  )
}

type CellProps = { label: string; second?: boolean; children: ReactNode }

function Cell({ label, second = false, children }: CellProps) {
  return (
    <div
      className={classNames(
        'px-4.5 py-3 max-sm:px-0',
        // at the left edge of the sheet's words
        second
          ? 'border-rule max-sm:border-t sm:border-l md:max-lg:border-t md:max-lg:border-l-0 md:max-lg:pl-0 lg:border-text-second print:border-t-0! print:border-l! print:pl-4.5!'
          : 'sm:max-lg:pl-0 lg:pl-8 print:pl-0!',
      )}
    >
      <dt className="text-caption text-text-second">{label}</dt>
      <dd className="fractions text-base text-pretty">{children}</dd>
    </div>
  )
}
