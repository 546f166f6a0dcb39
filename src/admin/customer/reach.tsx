/** A number and an address that are called and written to by a click. */
export function Reach({ phone, email }: { phone: string; email: string }) {
  if (phone === '' && email === '') return null
  return (
    <p className="story-reach">
      {phone === '' ? null : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {email === '' ? null : <a href={`mailto:${email}`}>{email}</a>}
    </p>
  )
}
