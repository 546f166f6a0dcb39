import 'server-only'
import type { Payload } from 'payload'
import type { MailMessage, MailPaper } from '@/mail/mail-message'
import type { PaperFile } from '@/papers/pdf/paper-files'
import { keepLetter } from './keep-letter'

type Args = {
  payload: Payload
  message: MailMessage
  /** Its id: the same however often it is tried. */
  mark: string
}

type LetterFile = Omit<PaperFile, 'contentType'> & { contentType: string }

/** Hands a letter to the mail server, with the files of its papers, which are made now. */
export async function sendLetter({ payload, message, mark }: Args): Promise<void> {
  const { papers = [], calendar, ...letter } = message
  const attachments: LetterFile[] = []
  for (const paper of papers) attachments.push(await fileOf(paper))
  if (calendar !== undefined) attachments.push(calendarFile(calendar))
  await payload.sendEmail({
    ...letter,
    messageId: mark,
    ...(attachments.length > 0 ? { attachments } : {}),
  })
  await keepLetter(payload, { to: letter.to, subject: letter.subject, mark })
}

function calendarFile(calendar: string): LetterFile {
  return {
    filename: 'visit.ics',
    content: Buffer.from(calendar),
    contentType: 'text/calendar; charset=utf-8',
  }
}

async function fileOf(about: MailPaper): Promise<PaperFile> {
  // What writes a PDF is large, and most letters have none.
  const { estimateFile, receiptFile, statementFile } = await import('@/papers/pdf/paper-files')
  switch (about.kind) {
    case 'estimate':
      return estimateFile(about)
    case 'receipt':
      return receiptFile(about)
    case 'statement':
      return statementFile(about)
  }
}
