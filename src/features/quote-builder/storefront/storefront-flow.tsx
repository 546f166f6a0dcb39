'use client'

import { useState } from 'react'
import type { CommercialProduct } from '@/domain/services-catalogue/commercial-products'
import type { FlowProps } from '../wizard/flow-props'
import { GeneralFlow } from '../general/general-flow'
import { DrawnStorefront } from './drawn-storefront'
import { isPricedByFigures } from './drawn-front'

type Props = FlowProps<'general'> & { product: CommercialProduct | null }

/** A front that is drawn; what was priced by the figures of one pane opens in its form, as it was. */
export function StorefrontFlow(props: Props) {
  const [byFigures] = useState(() => isPricedByFigures(props.address))
  return byFigures ? <GeneralFlow {...props} /> : <DrawnStorefront {...props} />
}
