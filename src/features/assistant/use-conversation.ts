import { useEffect, useRef, useState } from 'react'
import type { Talk } from '@/domain/assistant/talk'
import { notifyError } from '@/ui/toast'
import { askSandra } from './ask-sandra'
import type { ChatMessage, ChatText } from './chat-message'
import { plainText } from './chat-message'
import { atThisHour, fallback } from './desk'
import type { Desk } from './desk'
import { fetchKnowledge } from './fetch-knowledge'
import type { Knowledge } from './fetch-knowledge'

const shortestWaitMs = 1000
const longestWaitMs = 1500

/** The conversation: it begins when first opened, and outlives the closing of the panel. */
export function useConversation(desk: Desk, isOpen: boolean) {
  const [messages, setMessages] = useState<ChatMessage[]>([])
  const [awaited, setAwaited] = useState(0)
  const knowledge = useRef<Knowledge | 'loading' | null>(null)
  const timers = useRef(new Set<number>())
  /** Asked while the knowledge was on its way; answered when it is there. */
  const unanswered = useRef<string[]>([])
  const talk = useRef<Talk | undefined>(undefined)

  function add(from: ChatMessage['from'], text: ChatText) {
    const said = from === 'sandra' ? atThisHour(text, desk) : text
    setMessages((before) => [...before, { id: before.length, from, ...said }])
  }

  async function learn() {
    knowledge.current = 'loading'
    const fetched = await fetchKnowledge(desk.locale)
    knowledge.current = fetched
    if (!fetched.ok) {
      notifyError({ title: desk.t('errorTitle'), text: desk.t(`fallback.${fetched.why}`) })
    }
    for (const question of unanswered.current.splice(0)) {
      add('sandra', fetched.ok ? await answerTo(question) : fallback(fetched.why, desk))
    }
  }

  async function answerTo(question: string): Promise<ChatText> {
    const asked = await askSandra(question, talk.current)
    if (!asked.ok) return fallback(asked.why, desk)
    talk.current = asked.answer.talk
    return asked.answer
  }

  async function answer(text: string): Promise<ChatText> {
    const known = knowledge.current
    if (known === null || known === 'loading') {
      unanswered.current.push(text)
      return fallback('loading', desk)
    }
    if (known.ok) return answerTo(text)
    void learn()
    return fallback(known.why, desk)
  }

  /** The answer is fetched while she types, and comes when both are done. */
  async function replyAfterPause(text: string) {
    const pause = shortestWaitMs + Math.random() * (longestWaitMs - shortestWaitMs)
    const [reply] = await Promise.all([
      knowledge.current === 'loading' ? null : answer(text),
      new Promise<void>((done) => {
        const timer = window.setTimeout(() => {
          timers.current.delete(timer)
          done()
        }, pause)
        timers.current.add(timer)
      }),
    ])
    add('sandra', reply ?? (await answer(text)))
    setAwaited((count) => count - 1)
  }

  function send(typed: string) {
    const text = typed.trim()
    if (text === '') return
    add('visitor', plainText(text))
    setAwaited((count) => count + 1)
    void replyAfterPause(text)
  }

  const begun = useRef(false)
  useEffect(() => {
    if (!isOpen || begun.current) return
    begun.current = true
    add('sandra', plainText(desk.t('welcome', { company: desk.company.name })))
    void learn()
  })

  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach((timer) => window.clearTimeout(timer))
  }, [])

  return {
    messages,
    isTyping: awaited > 0,
    send,
    noteHandedOver: () => add('sandra', plainText(desk.t('handOver.sent'))),
  }
}
