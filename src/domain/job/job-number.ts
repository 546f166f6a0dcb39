/** How a job is called by people: `J-` and its id padded to six digits. */
export function jobNumber(id: number): string {
  return `J-${String(id).padStart(6, '0')}`
}
