type Row = { id: number; name: string } & Record<string, unknown>

async function rowsOf(site: string, slug: string): Promise<Row[]> {
  const answer = await fetch(`${site}/api/${slug}?limit=50&depth=0&sort=displayOrder`)
  if (!answer.ok) throw new Error(`/api/${slug} answers ${answer.status}`)
  const { docs } = (await answer.json()) as { docs: Row[] }
  return docs
}

/** A shower of the sample company as the quote builder sends it: two panels, three lines of hardware. */
export async function sampleShower(site: string) {
  const [regions, glass, finishes, hardware] = await Promise.all(
    ['regions', 'glass-types', 'glass-finishes', 'hardware'].map((slug) => rowsOf(site, slug)),
  )
  const shower = glass?.find(
    (row) => row.category === 'shower' && row.includesShowerInstallation === true,
  )
  const lines = hardware?.filter(
    ({ offeredFor }) => Array.isArray(offeredFor) && offeredFor.includes('shower'),
  )
  return {
    serviceType: 'shower_glass_quote',
    regionId: regions?.[0]?.id,
    glassTypeId: shower?.id,
    finishId: finishes?.[0]?.id,
    thicknessMm: shower?.thicknessMm,
    panels: [
      { widthIn: 32.5, heightIn: 78, role: 'fixed' },
      { widthIn: 28, heightIn: 78, role: 'door' },
    ],
    hardware: lines?.slice(0, 3).map(({ id }, index) => ({ id, quantity: index + 1 })),
    complexityFactorId: null,
    locationFactorId: null,
  }
}
