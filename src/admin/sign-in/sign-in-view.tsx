import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { BrandLogo } from '../nav/brand'
import { SignInForm } from './sign-in-form'

/** `/admin/login`: Payload's own, and the code of whoever has a second step. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  const wanted = searchParams?.redirect
  const goal = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: typeof wanted === 'string' ? wanted : '',
  })
  if (req.user) redirect(goal)
  return (
    <>
      <div className="login__brand">
        <BrandLogo />
      </div>
      <SignInForm goal={goal} />
    </>
  )
}
