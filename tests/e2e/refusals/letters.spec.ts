import { sqlOfSite } from '../support/database'
import { mailTo } from '../support/inbox'
import { admin, newAddress, signInByRequest, staff } from '../support/people'
import { expect, test } from '../support/test'

test('a letter that was given up is on the dashboard, and goes out when it is asked for', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const [to, second, third] = ['first', 'second', 'third'].map((name) => newAddress(name))
  const ids: number[] = []
  for (const address of [to, second, third]) {
    const [job] = await sqlOfSite<{ id: number }>(
      `insert into payload_jobs (task_slug, queue, input, total_tried, has_error, error, created_at)
       values ('sendMail', 'mail', $1, 60, true, '{"message":"No such mailbox."}', now()) returning id`,
      [
        JSON.stringify({
          message: { to: address, subject: 'Word from the shop', text: 'Hello.', html: 'Hello.' },
        }),
      ],
    )
    ids.push(job?.id ?? 0)
  }
  const [id] = ids
  await signInByRequest(page.request, origin, staff)
  const asStaff = await page.request.post('/api/office/try-again', {
    data: { workId: id },
    headers: { origin },
  })
  expect(asStaff.status()).toBe(403)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Word from the shop')).toHaveCount(0)

  await signInByRequest(page.request, origin, admin)
  await page.goto('/admin')
  const line = page.getByRole('listitem').filter({ hasText: to })
  await expect(line).toContainText('Given up after 60 tries: No such mailbox.')
  await line.getByRole('button', { name: /^Try again/ }).click()
  await expect(line.getByRole('status')).toHaveText('It is tried within seconds.')
  await mailTo(to ?? '', /^Word from the shop$/)
  await page.getByRole('button', { name: 'Try all again' }).click()
  for (const address of [second, third]) await mailTo(address ?? '', /^Word from the shop$/)
  await expect.poll(() => sqlOfSite('select 1 from payload_jobs where id = $1', [id])).toEqual([])
})
