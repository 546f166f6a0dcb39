declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// The pages' policy forbids making code from text. Zod would try it for speed and be reported, so it
// is told before any schema is made; set by name, because importing zod would weigh on every page.
globalThis.__zod_globalConfig = { ...globalThis.__zod_globalConfig, jitless: true }

export {}
