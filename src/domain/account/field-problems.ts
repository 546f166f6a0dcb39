type Issue = { path: PropertyKey[]; message: string }

/**
 * The first problem of each field, in the order in which the schema found them.
 * What belongs to no field is reported under an empty name.
 */
export function fieldProblems<Code extends string>(
  issues: readonly Issue[],
  codeOf: (message: string) => Code,
): { field: string; code: Code }[] {
  const found = new Map<string, Code>()
  for (const issue of issues) {
    const field = issue.path.map(String).join('.')
    if (!found.has(field)) found.set(field, codeOf(issue.message))
  }
  return [...found].map(([field, code]) => ({ field, code }))
}
