const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** A quote's number and a payment's stay on their lines. */
export function wholeNumbersHtml(text: string): string {
  return escapeHtml(text).replace(/\b[A-Z]-\d{4,}\b/g, '<span class="whole">$&</span>')
}

const styles = `
  :root { color-scheme: light; --ink: #16232b; --second: #4d5c66; --line: #c5cfd5; --edge: #75848e; --error: #a3231d; --act: #0d5f6b; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #f3f6f7; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
  .band { background: #fff1c2; border-bottom: 1px solid #d9b84a; padding: 12px 20px; text-align: center; }
  main { max-width: 920px; margin: 0 auto; padding: 32px 20px 64px; display: grid; gap: 32px; }
  @media (min-width: 760px) { main { grid-template-columns: 5fr 6fr; padding-top: 56px; } }
  h1 { font-size: 1.05rem; font-weight: 600; margin: 0 0 4px; color: var(--second); }
  .amount { font-size: 2.4rem; font-weight: 650; line-height: 1.1; margin: 0 0 20px; font-variant-numeric: tabular-nums; }
  dl { display: flex; justify-content: space-between; gap: 16px; border-top: 1px solid var(--line); margin: 0; padding: 14px 0; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
  form, .card { background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: 24px; }
  h2 { font-size: 1.15rem; margin: 0 0 16px; }
  label { display: block; font-weight: 600; margin-bottom: 6px; }
  .field { margin-bottom: 16px; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; align-items: end; gap: 16px; }
  input { width: 100%; min-height: 48px; padding: 10px 12px; font: inherit; color: inherit; background: #fff; border: 1px solid var(--edge); border-radius: 6px; }
  input[aria-invalid=true] { border: 2px solid var(--error); }
  .wrong { color: var(--error); font-weight: 500; margin: 6px 0 0; }
  button { width: 100%; min-height: 52px; font: inherit; font-weight: 650; color: #fff; background: var(--act); border: 0; border-radius: 6px; cursor: pointer; }
  button:hover { background: #0a4d57; }
  button:disabled { background: #5d7479; cursor: progress; }
  a { color: var(--act); text-underline-offset: 3px; }
  .back { display: inline-block; padding: 10px 0; margin-bottom: 12px; }
  :focus-visible { outline: 3px solid #e3a008; outline-offset: 2px; }
  details { margin-top: 20px; color: var(--second); }
  table { border-collapse: collapse; width: 100%; margin-top: 8px; font-size: .92rem; }
  td { padding: 5px 8px 5px 0; border-top: 1px solid var(--line); }
  code, .whole { white-space: nowrap; }
`

/** A whole page that says in its first line that it is a sandbox. */
export function pageHtml(title: string, main: string, script = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Payment sandbox</title>
<style>${styles}</style>
</head>
<body>
<div class="band" role="note"><strong>Payment sandbox.</strong> No card is charged and no money moves here. Use a test card.</div>
<main>${main}</main>
${script === '' ? '' : `<script>${script}</script>`}
</body>
</html>`
}
