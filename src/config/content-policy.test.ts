import { expect, test } from 'vitest'
import { contentPolicy, inlineScriptHashes } from './content-policy.mjs'

test('the scripts that stand in a page are allowed by their hashes, each once', () => {
  const html = `<script src="/a.js" async=""></script><script>alert(1)</script>
    <script id="x">alert(1)</script><script type="application/ld+json">{"a":1}</script>`
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | openssl base64
  expect(inlineScriptHashes(html)).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ])
})

test('no other inline script and no evaluated text may run', () => {
  const scripts = contentPolicy(["'sha256-x'"])
    .split('; ')
    .find((directive) => directive.startsWith('script-src'))
  expect(scripts).toBe("script-src 'self' 'sha256-x' https://js.stripe.com")
})
