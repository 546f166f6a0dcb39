import { enterSignedIn } from '@/app/guarded-page'
import { queryText } from '@/app/query-text'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { unlistedMetadata } from '@/app/unlisted-page'
import { ProfilePage } from '@/features/account/profile-page'
import { ownProfile } from '@/services/accounts/own-profile'
import { ownVisits } from '@/services/bookings/own-visits'
import { readBooking } from '@/services/content/booking'
import { readOrderDates } from '@/services/content/order-dates'
import { ownQuotes } from '@/services/quotes/own-quotes'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('account.profile')

export default async function Profile({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const { denied } = await searchParams
  const entered = await enterSignedIn({ locale, path: '/profile' })
  const [profile, visits, booking, usual, commercial, quotes] = await Promise.all([
    ownProfile(entered),
    ownVisits(entered.ctx),
    readBooking(),
    readOrderDates('usual'),
    readOrderDates('commercial'),
    ownQuotes({ ctx: entered.ctx, locale }).catch((error: unknown) => {
      entered.ctx.payload.logger.error({ err: error, msg: 'The quotes of a profile were not read' })
      return null
    }),
  ])
  return (
    <ProfilePage
      locale={locale}
      actor={entered.actor}
      profile={profile}
      quotes={quotes}
      visits={visits}
      takesVisits={booking.isOpen}
      dates={{ usual, commercial }}
      accessDenied={queryText(denied) === '1'}
    />
  )
}
