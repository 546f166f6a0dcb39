import net from 'node:net'

/** A way to a server of this machine that a test can cut, silence, slow down and mend. */
async function openWay(target: { host: string; port: number }) {
  const open = new Set<net.Socket>()
  const held = new Set<() => void>()
  let state: 'open' | 'cut' | 'silent' = 'open'
  let delayMs = 0
  let awaited: { left: number; act: () => void } | null = null
  let sent = 0

  function count(): void {
    sent += 1
    if (awaited === null) return
    awaited.left -= 1
    if (awaited.left > 0) return
    const { act } = awaited
    awaited = null
    act()
  }

  /** Passes on what comes, in its order: later where the way is slow, not at all while it is silent. */
  function lead(from: net.Socket, to: net.Socket): void {
    let last = Promise.resolve()
    from.on('data', (chunk) => {
      last = last.then(async () => {
        if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
        if (state === 'silent') await new Promise<void>((resolve) => held.add(resolve))
        if (!to.destroyed) to.write(chunk)
      })
    })
    from.on('end', () => void last.then(() => to.end()))
  }

  const server = net.createServer((from) => {
    if (state === 'cut') return from.destroy()
    const to = net.connect(target.port, target.host)
    const bothEnds = [from, to]
    for (const socket of bothEnds) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      // a server that was killed lets go of the other end, too
      socket.on('close', () => {
        open.delete(socket)
        for (const end of bothEnds) end.destroy()
      })
    }
    from.on('data', count)
    lead(from, to)
    lead(to, from)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const goOn = () => {
    for (const resolve of held) resolve()
    held.clear()
  }
  return {
    port: (server.address() as net.AddressInfo).port,
    /** How many messages have gone to the server. */
    sent: () => sent,
    /** Acts when so many more messages have gone to the server; null calls that off. */
    after: (messages: number | null, act: () => void = () => undefined) => {
      awaited = messages === null ? null : { left: messages, act }
    },
    /** Every line ends, and none is taken any more. */
    cut: () => {
      state = 'cut'
      for (const socket of open) socket.destroy()
      goOn()
    },
    /** Lines stay and are taken, and nothing more is said on them: a host that is gone, or stands still. */
    silence: () => {
      state = 'silent'
    },
    /** Each message takes so much longer, either way. */
    slow: (ms: number) => {
      delayMs = ms
    },
    mend: () => {
      state = 'open'
      delayMs = 0
      goOn()
    },
    close: () => {
      for (const socket of open) socket.destroy()
      goOn()
      server.close()
    },
  }
}

/** A way to what an address names, and the address that leads over it. */
export async function wayTo(address: string) {
  const url = new URL(address)
  const way = await openWay({ host: url.hostname, port: Number(url.port) })
  url.hostname = '127.0.0.1'
  url.port = String(way.port)
  return { ...way, url: url.toString() }
}
