'use client'

import type { PricingTables } from '@/domain/pricing/types'
import { GeneralPiece } from './general-piece'
import { ReplacementPiece } from './replacement-piece'
import { ShowerPiece } from './shower-piece'
import type { TypedPiece } from './typed-piece'

type Props = {
  piece: TypedPiece
  tables: PricingTables
  showsFaults: boolean
  onChange: (piece: TypedPiece) => void
}

/** The fields of one piece, those of the customer's own builder. */
export function PieceFields({ piece, tables, showsFaults, onChange }: Props) {
  switch (piece.flow) {
    case 'shower':
      return (
        <ShowerPiece
          {...{ piece, tables, showsFaults }}
          onChange={(draft) => onChange({ ...piece, draft })}
        />
      )
    case 'replacement':
      return (
        <ReplacementPiece
          {...{ piece, tables, showsFaults }}
          onChange={(draft) => onChange({ ...piece, draft })}
        />
      )
    case 'general':
      return (
        <GeneralPiece
          {...{ piece, tables, showsFaults }}
          onChange={(draft) => onChange({ ...piece, draft })}
        />
      )
  }
}
