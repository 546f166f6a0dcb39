import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { KeepTyped } from '@/client/keep-typed'
import { visitSubjects } from '@/domain/booking/visit-subjects'
import type { HeldVisit } from '@/services/bookings/held-visit'
import { buttonClasses } from '@/ui/button'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Honeypot } from '@/ui/honeypot'

type Props = { locale: Locale; token: string; held: HeldVisit }

/** Who books and where it is; what was typed before and what is wrong with it come from the server. */
export async function DetailsForm({ locale, token, held }: Props) {
  const t = await getTranslations({ locale, namespace: 'booking' })
  const { typed, problems, zip } = held
  const errorOf = (name: string) => {
    const problem = problems.find(({ field }) => field === name)
    return problem ? t(`problems.${problem.code}`) : undefined
  }
  const common = (name: keyof typeof typed) => ({
    id: name,
    name,
    defaultValue: typed[name],
    error: errorOf(name),
  })
  return (
    <form
      method="post"
      action="/api/visits/book"
      noValidate
      className="relative grid gap-6 sm:grid-cols-2"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <KeepTyped form="booking" about={token} />
      <TextField {...common('name')} label={t('details.name')} required autoComplete="name" />
      <TextField
        {...common('phone')}
        label={t('details.phone')}
        hint={t('details.phoneHint')}
        type="tel"
        required
        autoComplete="tel"
      />
      <div className="sm:col-span-2">
        <TextField
          {...common('email')}
          label={t('details.email')}
          hint={t('details.emailHint')}
          type="email"
          required
          autoComplete="email"
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          {...common('address')}
          label={t('details.address')}
          hint={t('details.addressHint', { zip })}
          required
          autoComplete="street-address"
        />
      </div>
      <div className="sm:col-span-2">
        <SelectField
          {...common('about')}
          defaultValue={typed.about ?? ''}
          label={t('details.about')}
          required
        >
          <option value="">{t('details.choose')}</option>
          {visitSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {t(`subjects.${subject}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="sm:col-span-2">
        <TextArea
          {...common('message')}
          label={t('details.message')}
          aside={t('details.optional')}
          hint={t('details.messageHint')}
          rows={3}
        />
      </div>
      <Honeypot name="website" label={t('details.honeypot')} />
      <div className="sm:col-span-2">
        <button className={`w-full sm:w-auto ${buttonClasses('sun', 'large')}`}>
          {t('details.book')}
        </button>
        <p className="mt-3 text-small text-text-second">{t('details.privacy')}</p>
      </div>
    </form>
  )
}
