'use client'

import type { ReactNode } from 'react'
import dynamic from 'next/dynamic'
import { openingOf } from '@/domain/services-catalogue/openings'
import type { ServiceOpening } from '@/domain/services-catalogue/openings'
import { isDrawnAsFront } from '@/domain/services-catalogue/services'
import { AddressReader } from '@/ui/address-reader'
import type { BuilderAddress } from './address/builder-address'
import { useBuilderAddress } from './address/use-builder-address'
import type { GoTo } from './address/use-builder-address'
import type { BuilderCompany } from './company'
import { FlowLoading } from './page/flow-loading'
import { WhileFlowComes } from './page/while-flow-comes'
import { InquiryPage } from './picker/inquiry-page'
import { ServicePicker } from './picker/service-picker'
import { UntilAddressIsRead } from './until-address-is-read'

const ShowerFlow = dynamic(() => import('./shower/shower-flow').then((part) => part.ShowerFlow), {
  ssr: false,
  loading: FlowLoading,
})
const ReplacementFlow = dynamic(
  () => import('./replacement/replacement-flow').then((part) => part.ReplacementFlow),
  { ssr: false, loading: FlowLoading },
)
const GeneralFlow = dynamic(
  () => import('./general/general-flow').then((part) => part.GeneralFlow),
  { ssr: false, loading: FlowLoading },
)
const StorefrontFlow = dynamic(
  () => import('./storefront/storefront-flow').then((part) => part.StorefrontFlow),
  { ssr: false, loading: FlowLoading },
)
const ResumeFlow = dynamic(() => import('./resume/resume-flow').then((part) => part.ResumeFlow), {
  ssr: false,
  loading: FlowLoading,
})

type GeneralOpening = Extract<ServiceOpening, { flow: 'general' }>

type Props = { company: BuilderCompany }

/** The whole builder: the picker, or the flow that the address names. */
export function QuoteBuilder({ company }: Props) {
  const { address, goTo, noteQuery } = useBuilderAddress()
  const place = { goTo, company }
  return (
    <>
      <AddressReader onRead={noteQuery} />
      <WhileFlowComes company={company} />
      <UntilAddressIsRead isRead={address !== null}>
        {address === null ? (
          <ServicePicker {...place} unknownService={false} isRead={false} />
        ) : (
          flowAt(address, place)
        )}
      </UntilAddressIsRead>
    </>
  )
}

/** Glass of a shop front is drawn, whether one comes by the service or by the product. */
function opensDrawing({ serviceType, product }: GeneralOpening): boolean {
  return product === 'storefronts' || isDrawnAsFront(serviceType)
}

function flowAt(address: BuilderAddress, { goTo, company }: { goTo: GoTo } & Props): ReactNode {
  if (address.quoteId !== null) {
    return <ResumeFlow {...{ company, goTo }} key={address.quoteId} quoteId={address.quoteId} />
  }
  const opening = openingOf(address.serviceType, address.product)
  const place = { address, goTo, company }

  switch (opening.flow) {
    case 'shower':
      return <ShowerFlow key={opening.serviceType} serviceType={opening.serviceType} {...place} />
    case 'replacement':
      return (
        <ReplacementFlow key={opening.serviceType} serviceType={opening.serviceType} {...place} />
      )
    case 'general':
      if (opensDrawing(opening)) {
        return <StorefrontFlow {...opening} {...place} />
      }
      return (
        <GeneralFlow
          key={`${opening.serviceType} ${opening.product}`}
          serviceType={opening.serviceType}
          product={opening.product}
          {...place}
        />
      )
    case 'inquiry':
      return <InquiryPage subject={opening.product} company={company} goTo={goTo} />
    case 'custom_job':
      return <InquiryPage subject="custom_job" company={company} goTo={goTo} />
    case 'picker':
      return <ServicePicker {...{ company, goTo }} unknownService={opening.unknownService} isRead />
  }
}
