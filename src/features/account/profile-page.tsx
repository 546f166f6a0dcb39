import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { passwordMinLength, staffPasswordMinLength } from '@/domain/account/limits'
import { withReturnPath } from '@/domain/account/safe-return-path'
import type { OrderDates } from '@/domain/booking/order-dates'
import type { OrderKind } from '@/domain/booking/order-kind'
import type { OwnVisit } from '@/services/bookings/own-visits'
import type { OwnProfile } from '@/services/accounts/own-profile'
import type { OwnQuote } from '@/services/quotes/own-quotes'
import type { Actor } from '@/services/context'
import { Alert } from '@/ui/alert'
import { buttonClasses } from '@/ui/button'
import { withAddressBreaks } from '@/ui/with-address-breaks'
import { AccountMessages } from './account-messages'
import { DataSection } from './data-section'
import { EmailSection } from './email-section'
import { ledger } from './ledger'
import { PasswordSection } from './password-section'
import { ProfileDetails } from './profile-details'
import { ProfileSection } from './profile-section'
import { QuoteList } from './quote-list'
import { VisitLine } from './visit-line'
import { SignOutButton } from './sign-out-button'

type Props = {
  locale: Locale
  actor: Actor
  profile: OwnProfile
  /** Null where they could not be read. */
  quotes: OwnQuote[] | null
  /** Those that were booked and lie ahead. */
  visits: OwnVisit[]
  /** Whether a visit can be booked on the site. */
  takesVisits: boolean
  /** When what is ordered today is measured and installed. */
  dates: Record<OrderKind, OrderDates | null>
  accessDenied: boolean
}

/** One's own page: quotes and the account on the left, what we know of the person on the right. */
export async function ProfilePage(props: Props) {
  const { locale, actor, profile, quotes, visits, takesVisits, dates, accessDenied } = props
  const t = await getTranslations({ locale, namespace: 'account' })
  const common = await getTranslations({ locale, namespace: 'common.account' })
  const security = await getTranslations({ locale, namespace: 'security' })
  const { favoriteStyles, ...details } = profile
  const isCustomer = actor.role === 'customer'
  const signOut = (
    <SignOutButton
      home={localHref(locale, '/')}
      texts={{
        logout: common('logout'),
        loggedOutTitle: common('loggedOutTitle'),
        loggedOutText: common('loggedOutText'),
        logoutError: common('logoutError'),
      }}
    />
  )
  return (
    <div className="page py-10 md:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 className="text-title md:text-h2">{t('profile.title')}</h1>
          <p className="mt-3 [overflow-wrap:anywhere] text-text-second">
            {withAddressBreaks(t('profile.hello', { email: actor.email }))}
          </p>
        </div>
        <div className="max-md:hidden">{signOut}</div>
      </div>
      {accessDenied ? (
        <div className="mt-8">
          <Alert title={t('profile.accessDeniedTitle')}>{t('profile.accessDeniedText')}</Alert>
        </div>
      ) : null}
      <AccountMessages locale={locale}>
        <div className="mt-10 grid grid-cols-[minmax(0,1fr)] items-start gap-14 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-20 lg:gap-y-24">
          <section aria-labelledby="quotes-heading">
            <div className="mb-5 flex items-baseline justify-between gap-4">
              <h2 id="quotes-heading" className="text-h3">
                {t('quotes.heading')}
              </h2>
              {quotes?.length ? (
                <p className="text-text-second">{t('quotes.count', { count: quotes.length })}</p>
              ) : null}
            </div>
            {quotes === null ? (
              <Alert title={t('quotes.failed')} />
            ) : (
              <>
                {visits.map((visit) => (
                  <VisitLine key={visit.start} locale={locale} visit={visit} />
                ))}
                <QuoteList
                  {...{ locale, quotes, dates }}
                  phone={details.phoneNumber}
                  booking={{ isOpen: takesVisits, visits, usualAddress: details.address }}
                />
              </>
            )}
          </section>
          <div
            id="details"
            className="scroll-mt-36 border border-rule bg-paper p-1.5 lg:sticky lg:top-28 lg:row-span-2"
          >
            <div className="border border-text-second md:max-lg:grid md:max-lg:grid-cols-2">
              <ProfileDetails
                profile={details}
                email={actor.email}
                emailHint={t(isCustomer ? 'fields.emailReadOnly' : 'fields.emailOfStaff')}
                loginHref={localHref(locale, withReturnPath('/login', '/profile'))}
              />
              <FavoriteStyles locale={locale} styles={favoriteStyles} />
            </div>
          </div>
          <div className={ledger}>
            <ProfileSection heading={security('open')}>
              <p className="mb-4 text-text-second">
                {security(isCustomer ? 'openLeadCustomer' : 'openLead')}
              </p>
              <Link
                href={localHref(locale, '/profile/security')}
                className={buttonClasses('outline')}
              >
                {security('open')}
              </Link>
            </ProfileSection>
            <PasswordSection minLength={isCustomer ? passwordMinLength : staffPasswordMinLength} />
            {isCustomer ? <EmailSection email={actor.email} /> : null}
            <DataSection home={localHref(locale, '/')} mayDelete={isCustomer} />
          </div>
          <div className="md:hidden">{signOut}</div>
        </div>
      </AccountMessages>
    </div>
  )
}

type Styles = { locale: Locale; styles: OwnProfile['favoriteStyles'] }

async function FavoriteStyles({ locale, styles }: Styles) {
  const t = await getTranslations({ locale, namespace: 'account.styles' })
  return (
    <ProfileSection heading={t('heading')}>
      {styles.length === 0 ? (
        <>
          <p className="font-medium">{t('emptyTitle')}</p>
          <p className="mt-1 mb-4 text-text-second">{t('emptyText')}</p>
        </>
      ) : (
        <ul className="mb-4 grid gap-1">
          {styles.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <Link href={localHref(locale, '/products/glass-styles')} className={buttonClasses('outline')}>
        {t('browse')}
      </Link>
    </ProfileSection>
  )
}
