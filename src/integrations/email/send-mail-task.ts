import type { TaskConfig } from 'payload'
import type { MailMessage } from '@/mail/mail-message'

/**
 * Sends one stored mail. A mail server that is away makes the task fail, and it is tried again:
 * a message goes out at least once.
 */
export const sendMailTask: TaskConfig<{ input: { message: MailMessage }; output: object }> = {
  slug: 'sendMail',
  label: 'Send a mail',
  inputSchema: [{ name: 'message', type: 'json', required: true }],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input, req }) => {
    await req.payload.sendEmail(input.message)
    return { output: {} }
  },
}
