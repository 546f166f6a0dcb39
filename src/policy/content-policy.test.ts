import { expect, test } from 'vitest'
import { contentPolicy, hashOf } from './content-policy.mjs'
import { ownScripts } from './own-scripts.mjs'

function scriptsAllowedBy(policy: string) {
  return policy.split('; ').find((directive) => directive.startsWith('script-src'))
}

test('our own scripts are allowed by hash, and what is named besides', () => {
  const own = ownScripts.map(hashOf).join(' ')
  expect(scriptsAllowedBy(contentPolicy(["'nonce-x'"]))).toBe(
    `script-src 'self' ${own} 'nonce-x' https://js.stripe.com`,
  )
})

test('a hash is that of the code as the browser reads it', () => {
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | openssl base64
  expect(hashOf('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
})
