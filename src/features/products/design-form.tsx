'use client'

import { lazy, Suspense } from 'react'
import { whenWanted } from '@/client/when-wanted'
import type { DesignFormProps } from './design-form-fields'

/** Where the form stands on its page. */
const place = 'design'

const forever = new Promise<never>(() => {})

const Fields = lazy(async () => {
  await whenWanted(place)
  // where it can't be fetched, the form stays as it came, and the browser sends it by itself
  const { DesignFormFields } = await import('./design-form-fields').catch(() => forever)
  return { default: DesignFormFields }
})

/**
 * The design inquiry of the furniture page. It comes with the page; what makes it answer is fetched once somebody
 * comes near it.
 */
export function DesignForm(props: DesignFormProps) {
  return (
    <Suspense fallback={<div className="min-h-150" />}>
      <Fields {...props} />
    </Suspense>
  )
}
