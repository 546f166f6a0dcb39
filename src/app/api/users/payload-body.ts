/**
 * The fields of a call to Payload's account endpoints: JSON from the site, or the form that its
 * admin sends. Reads a copy, so that the request can still be handed on.
 */
export async function payloadBody(request: Request): Promise<unknown> {
  const copy = request.clone()
  try {
    if ((copy.headers.get('content-type') ?? '').startsWith('multipart/form-data')) {
      const fields = (await copy.formData()).get('_payload')
      return typeof fields === 'string' ? (JSON.parse(fields) as unknown) : null
    }
    return (await copy.json()) as unknown
  } catch {
    return null
  }
}
