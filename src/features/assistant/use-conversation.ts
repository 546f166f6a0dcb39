import { useEffect, useRef, useState } from 'react'
import { findReply, soundsUrgent } from '@/domain/assistant/find-reply'
import type { KnowledgeEntry } from '@/domain/assistant/knowledge-entry'
import { notifyError } from '@/ui/toast'
import type { ChatMessage, ChatText } from './chat-message'
import { plainText } from './chat-message'
import type { Desk } from './compose-reply'
import { composeReply, fallback, withEmergencyLine } from './compose-reply'
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

  function add(from: ChatMessage['from'], text: ChatText) {
    setMessages((before) => [...before, { id: before.length, from, ...text }])
  }

  async function learn() {
    knowledge.current = 'loading'
    const fetched = await fetchKnowledge(desk.locale)
    knowledge.current = fetched
    if (!fetched.ok) {
      notifyError({ title: desk.t('errorTitle'), text: desk.t(`fallback.${fetched.why}`) })
    }
    for (const question of unanswered.current.splice(0)) {
      add('sandra', fetched.ok ? replyTo(question, fetched.entry) : fallback(fetched.why, desk))
    }
  }

  function replyTo(question: string, entry: KnowledgeEntry): ChatText {
    const reply = composeReply(findReply(question, entry), entry, desk)
    return soundsUrgent(question) ? withEmergencyLine(reply, entry.company_info, desk) : reply
  }

  function answer(text: string): ChatText {
    const known = knowledge.current
    if (known === null || known === 'loading') {
      unanswered.current.push(text)
      return fallback('loading', desk)
    }
    if (known.ok) return replyTo(text, known.entry)
    void learn()
    return fallback(known.why, desk)
  }

  function send(typed: string) {
    const text = typed.trim()
    if (text === '') return
    add('visitor', plainText(text))
    setAwaited((count) => count + 1)
    const wait = shortestWaitMs + Math.random() * (longestWaitMs - shortestWaitMs)
    const timer = window.setTimeout(() => {
      timers.current.delete(timer)
      add('sandra', answer(text))
      setAwaited((count) => count - 1)
    }, wait)
    timers.current.add(timer)
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

  return { messages, isTyping: awaited > 0, send }
}
