import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { sqlOfSite } from '../support/database'
import { hostileInputs } from '../support/environment'
import { hostileCalls } from '../support/hostile'
import type { HostileCall, Role } from '../support/hostile'
import { freePort, startOwnSite } from '../support/own-site'
import { admin, customer, officePerson, staff } from '../support/people'
import { expect, test } from '../support/test'

const { count, seed } = hostileInputs
const atOnce = 8
/** Nobody shall wait longer for an answer, whatever he asked. */
const longestMs = 15_000
/** What the process may hold more than at rest, once it rests again. */
const growth = 1.3

const people = { customer, staff, office: officePerson, admin }

type Fault = { call: HostileCall; status: number | string }

test(`${count} inputs that nobody means: no fault, no secret in the log, no memory kept`, async () => {
  test.setTimeout(3_600_000)
  const log = test.info().outputPath('site.log')
  const metricsPort = await freePort()
  const site = await startOwnSite(
    { RATE_LIMITS: 'off', LOG_LEVEL: 'info', METRICS_PORT: String(metricsPort) },
    { log },
  )
  const memory = () => residentBytes(metricsPort)
  const cookies = new Map<Role, string>()
  try {
    // what is loaded at the first call of each kind is no growth
    await sendAll([...hostileCalls(1_500, seed + 1_000_000)], site.url, cookies)
    const rest = await atRest(memory)
    const began = Date.now()
    const { faults, statuses } = await sendAll(hostileCalls(count, seed), site.url, cookies)
    const seconds = Math.round((Date.now() - began) / 1000)
    const after = await atRest(memory)
    const ratio = after / rest
    test.info().annotations.push(
      { type: 'repetitions', description: String(count) },
      {
        type: 'measured',
        description: `seed ${seed}, ${seconds} s, memory ${ratio.toFixed(2)} of rest, ${JSON.stringify(statuses)}`,
      },
    )
    expect(faults.slice(0, 20)).toEqual([])
    await expectNoSecrets(log)
    expect(ratio).toBeLessThanOrEqual(growth)
  } finally {
    await site.stop()
  }
})

async function sendAll(calls: Iterable<HostileCall>, url: string, cookies: Map<Role, string>) {
  const faults: Fault[] = []
  const statuses: Record<string, number> = {}
  const queue = calls[Symbol.iterator]()
  let sent = 0
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const call = next.value
      sent += 1
      // some calls sign out, change a password or end a session: everybody signs in anew now and then
      if (sent % 400 === 1) await signInAll(url, cookies)
      const status = await send(call, url, cookies.get(call.role))
      const kind = typeof status === 'number' ? `${Math.floor(status / 100)}xx` : status
      statuses[kind] = (statuses[kind] ?? 0) + 1
      if (typeof status !== 'number' || status >= 500) faults.push({ call, status })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { faults, statuses }
}

async function send(call: HostileCall, url: string, cookie = ''): Promise<number | string> {
  try {
    const answer = await fetch(`${url}${call.address}`, {
      method: call.method,
      headers: { origin: url, ...(cookie === '' ? {} : { cookie }), ...call.headers },
      body: call.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    return `no answer: ${(error as Error).name} ${String((error as { cause?: unknown }).cause)}`
  }
}

async function signInAll(url: string, cookies: Map<Role, string>): Promise<void> {
  // an administrator's input may have taken an account's role, its confirmation or its password away
  await sqlOfSite(
    `update users set _verified = true, role = case
       when email = $1 then 'admin' when email = $2 then 'staff' when email = $3 then 'office' else role
     end::enum_users_role where email in ($1, $2, $3, $4)`,
    [admin.email, staff.email, officePerson.email, customer.email],
  )
  for (const [role, who] of Object.entries(people) as [Role, typeof admin][]) {
    const answer = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(who),
    })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
    if (answer.ok && cookie) cookies.set(role, cookie)
  }
}

async function residentBytes(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const found = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]
  if (found === undefined) throw new Error('The site says no figure of its memory.')
  return Number(found)
}

/** The least of what the process holds while nobody asks anything. */
async function atRest(memory: () => Promise<number>): Promise<number> {
  let least = Infinity
  for (let look = 0; look < 12; look += 1) {
    await pause(5_000)
    least = Math.min(least, await memory())
  }
  return least
}

async function expectNoSecrets(log: string): Promise<void> {
  const text = fs.readFileSync(log, 'utf8')
  const stored = await sqlOfSite<{ hash: string; salt: string }>(
    'select hash, salt from users where hash is not null',
  )
  const secrets = [
    ...stored.flatMap(({ hash, salt }) => [hash, salt]),
    ...Object.values(people).map(({ password }) => password),
    'pbkdf2',
    'site-token=',
    'a-secret-of-a-site-that-a-test-starts',
    'whsec_of_a_site',
    'sk_test_sandbox',
  ]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  // what somebody types never begins a line of its own
  const forged = text.split('\n').filter((line) => line.startsWith('{"level":30,"msg":"FORGED"'))
  expect(forged).toEqual([])
}
