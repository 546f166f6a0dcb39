declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
  var __next_s: [address: string | 0, attributes: { children: string }][] | undefined
}

// The pages' policy forbids making code from text. Zod would try it for speed and be reported, so it
// is told before any schema is made; set by name, because importing zod would weigh on every page.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

// Next evaluates React and its router in one task, long enough on a phone to hold up a tap. Here they
// are evaluated one after the other, and the browser may answer between them: these modules are in the
// scripts of every page, so that `import` loads nothing. What Next then waits for before it starts is
// what a script "beforeInteractive" would have it wait for, here an empty one. The bundler writes the
// mode in; src/config/env.ts would bring its checks along, onto every page.
if (process.env.NODE_ENV === 'production') {
  for (const part of [() => import('react-dom/client'), () => import('next/link')]) {
    setTimeout(() => void part())
  }
  globalThis.__next_s = [...(globalThis.__next_s ?? []), [0, { children: '' }]]
}

export {}
