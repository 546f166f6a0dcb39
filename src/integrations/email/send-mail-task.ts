import type { TaskConfig } from 'payload'
import type { MailMessage } from '@/mail/mail-message'

/** One stored mail. Payload keeps the row; the stored work of the background sends it. */
export const sendMailTask: TaskConfig<{ input: { message: MailMessage }; output: object }> = {
  slug: 'sendMail',
  label: 'Send a mail',
  inputSchema: [{ name: 'message', type: 'json', required: true }],
  handler: () => {
    throw new Error('Done by the stored work of the background, never by Payload’s own runner.')
  },
}
