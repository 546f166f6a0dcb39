export function paintFirst(html: string): string
