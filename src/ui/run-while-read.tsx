/**
 * Runs code while the page is read, ahead of React, which would not run a script that it hydrates. Within
 * the code `document.currentScript.parentElement` is this element's own box.
 */
export function RunWhileRead({ code }: { code: string }) {
  return <div hidden dangerouslySetInnerHTML={{ __html: `<script>${code}</script>` }} />
}
