const opening = 'assistant:open'

/** Asks the assistant, wherever it stands on the page, to open. */
export function openAssistant(): void {
  window.dispatchEvent(new Event(opening))
}

/** Calls `open` whenever somebody asks for the assistant; answers how to stop listening. */
export function onAssistantAsked(open: () => void): () => void {
  window.addEventListener(opening, open)
  return () => window.removeEventListener(opening, open)
}
