'use client'

import dynamic from 'next/dynamic'
import { FlowLoading } from '../page/flow-loading'

/** Fetched while the price is asked for, so that neither waits for the other. */
export function fetchEstimateView(): void {
  // what fails here fails again where it is shown, and is said there
  import('./estimate-view').catch(() => undefined)
}

/** The estimate, fetched once there is one to show. */
export const EstimateView = dynamic(
  () => import('./estimate-view').then((part) => part.EstimateView),
  { ssr: false, loading: FlowLoading },
)
