'use client'

import dynamic from 'next/dynamic'
import { openingOf } from '@/domain/pricing/service-flows'
import type { BuilderCompany } from './company'
import { useBuilderAddress } from './flow/use-builder-address'
import { FlowLoading } from './frame/flow-loading'
import { ServicePicker } from './picker/service-picker'

const ShowerFlow = dynamic(() => import('./shower/shower-flow').then((part) => part.ShowerFlow), {
  ssr: false,
  loading: FlowLoading,
})

type Props = { company: BuilderCompany }

/** The whole builder: the picker, or the flow that the address names. */
export function QuoteBuilder({ company }: Props) {
  const { address, goTo } = useBuilderAddress()
  const opening = openingOf(address.serviceType, address.product)

  switch (opening.flow) {
    case 'shower':
      return (
        <ShowerFlow
          key={opening.serviceType}
          serviceType={opening.serviceType}
          address={address}
          goTo={goTo}
          company={company}
        />
      )
    case 'replacement':
    case 'general':
    case 'inquiry':
    case 'custom_job':
    case 'picker':
      return (
        <ServicePicker
          company={company}
          goTo={goTo}
          unknownService={opening.flow === 'picker' && opening.unknownService}
        />
      )
  }
}
