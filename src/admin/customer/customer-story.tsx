import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { Twin } from '@/domain/customer/merge'
import { phoneText } from '@/domain/customer/phone-text'
import { BrowserTexts } from '@/i18n/browser-texts'
import { likelyTwins } from '@/services/customers/likely-twins'
import { moneyOfCustomer } from '@/services/customers/money-of-customer'
import { storyOfCustomer } from '@/services/customers/story-of-customer'
import { tasksOfCustomer } from '@/services/tasks/tasks-of-customer'
import { actorOf } from '../actor-of'
import { Composer } from './composer'
import { MergePart } from './merge-part'
import { MoneyStrip } from './money-strip'
import { StoryList } from './story-list'

/** On a customer: his money to scale, and all that happened, with where a call is noted. */
export async function CustomerStory({ id, data, payload, user }: UIFieldServerProps) {
  if (id === undefined) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'officeCustomer.story' })
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const customerId = Number(id)
  const read = await Promise.all([
    moneyOfCustomer({ ctx, customerId }),
    storyOfCustomer({ ctx, customerId }),
    tasksOfCustomer({ ctx, customerId }),
    likelyTwins({ ctx, customerId }),
  ]).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'What happened with a customer could not be read' })
    return 'failed' as const
  })
  if (read === 'failed') return <p className="office-alarm">{t('failed')}</p>
  const [money, story, tasks, twins] = read
  if (money === null || story === null || tasks === null || twins === null) return null
  return (
    <BrowserTexts locale={defaultLocale} pick={({ officeCustomer }) => ({ officeCustomer })}>
      <section className="office-sheet inbox story" aria-labelledby="story-title">
        <MoneyStrip money={money} />
        <h2 className="office-heading" id="story-title">
          {t('title')}
        </h2>
        <Composer customerId={customerId} people={tasks.people} today={tasks.today} />
        <MergePart own={twinOf(customerId, data)} likely={twins} />
        <StoryList customerId={customerId} first={story} now={new Date().toISOString()} />
      </section>
    </BrowserTexts>
  )
}

function twinOf(customerId: number, data: UIFieldServerProps['data']): Twin {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    customerId,
    name: text(data?.name),
    phone: phoneText(text(data?.phone)),
    email: text(data?.email),
  }
}
