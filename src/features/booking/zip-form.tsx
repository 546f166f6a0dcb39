import { getTranslations } from 'next-intl/server'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { classNames } from '@/ui/class-names'
import { buttonClasses } from '@/ui/button'
import { TextField } from '@/ui/field'

type Props = {
  locale: Locale
  zip?: string
  about?: string | undefined
  error?: string | undefined
  look?: 'first' | 'beside' | 'again'
  /** Whether the link of a quote led here. */
  isForQuote?: boolean
}

/** Asks where it is, since every part of the area has its days. */
export async function ZipForm(props: Props) {
  const { locale, zip = '', about, error, look = 'first', isForQuote = false } = props
  const t = await getTranslations({ locale, namespace: 'booking.zip' })
  const isAgain = look === 'again'
  return (
    <form
      action={localHref(locale, '/book-visit/times')}
      noValidate
      className={classNames(
        'grid w-full max-w-md gap-3 sm:items-start',
        // beside a drawing a tablet's column is as narrow as a phone
        look === 'beside' || look === 'again'
          ? 'sm:grid-cols-[minmax(0,1fr)_auto]'
          : 'sm:max-md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {about ? <input type="hidden" name="about" value={about} /> : null}
      {isForQuote ? <input type="hidden" name="for" value="quote" /> : null}
      <TextField
        id="zip"
        name="zip"
        label={t('label')}
        hint={isAgain ? undefined : t('hint')}
        error={error}
        defaultValue={zip}
        autoFocus={error !== undefined}
        required
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={12}
        className="figures"
      />
      <button
        className={classNames(
          buttonClasses(look === 'first' ? 'sun' : 'outline', 'large'),
          look === 'first' ? 'sm:max-md:mt-[2.125rem] lg:mt-[2.125rem]' : 'sm:mt-[2.125rem]',
        )}
      >
        {isAgain ? t('change') : t('show')}
      </button>
    </form>
  )
}
