/**
 * Runs code while the page is parsed, ahead of React, which would not run a script that it hydrates. Within
 * the code `document.currentScript.parentElement` is this element's own box. The page's policy has to allow
 * the code: src/policy/own-scripts.mjs.
 */
export function RunWhileParsed({ code }: { code: string }) {
  return <div hidden dangerouslySetInnerHTML={{ __html: `<script>${code}</script>` }} />
}
