import { getTranslations } from 'next-intl/server'
import { defaultLocale } from '@/config/locales'
import type { BackgroundReport } from '@/services/office/background-report'
import { timeText } from '../money-text'
import { RunNow } from './run-now'

/** Each work with its last run, its next one, and a way to run it now. */
export async function WorkList({ works }: Pick<BackgroundReport, 'works'>) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeBackground.works' })
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className="background-works">
        {works.map(({ name, last, nextAt }) => (
          <li key={name}>
            <div>
              <h3>{t(`names.${name}`)}</h3>
              <p>{t(`what.${name}`)}</p>
            </div>
            <dl>
              <div>
                <dt>{t('last')}</dt>
                <dd>{last ? timeText(last.at) : t('never')}</dd>
                {last?.trouble ? (
                  <dd className="office-alarm">{t('trouble', { trouble: last.trouble })}</dd>
                ) : null}
                {last && !last.trouble ? <dd>{t('fine')}</dd> : null}
                {last?.did ? (
                  <dd>{t('did', { count: last.did.count, date: timeText(last.did.at) })}</dd>
                ) : null}
              </div>
              <div>
                <dt>{t('next')}</dt>
                <dd>{nextAt ? timeText(nextAt) : '–'}</dd>
              </div>
            </dl>
            <RunNow
              work={name}
              texts={{
                run: t('run'),
                named: t('runNamed', { what: t(`names.${name}`) }),
                running: t('running'),
                ran: t('ran'),
                nothing: t('nothing'),
                failed: t('notRun'),
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
