import { worksWithCustomers } from '@collections/access/roles'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { BrowserTexts } from '@/i18n/browser-texts'
import { conversationOf } from '@/services/inquiries/conversation-of'
import { actorOf } from '../actor-of'
import { AnswerPart } from './answer-part'
import { InboxKeys } from './inbox-keys'
import { KeepPart } from './keep-part'
import { SaidList } from './said-list'

/** On an inquiry: what was answered and noted, and where the next answer is written. */
export async function Conversation({ id, payload, user }: UIFieldServerProps) {
  if (id === undefined) return null
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const conversation = await conversationOf(ctx, Number(id))
  if (conversation === null) return null
  return (
    <BrowserTexts
      locale={defaultLocale}
      pick={({ office }) => ({ office: { inbox: office.inbox } })}
    >
      <section className="office-sheet inbox" aria-labelledby="inbox-title">
        <SaidList {...conversation} />
        <AnswerPart conversation={conversation} />
        <KeepPart conversation={conversation} />
        <InboxKeys inquiryId={conversation.inquiryId} makesQuotes={worksWithCustomers(ctx.actor)} />
      </section>
    </BrowserTexts>
  )
}
