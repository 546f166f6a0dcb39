import type { Metadata } from 'next'
import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import { adminMetadata } from '../admin-metadata'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata(args: Args): Promise<Metadata> {
  return adminMetadata(args)
}

export default function AdminPage({ params, searchParams }: Args) {
  return RootPage({ config, params, searchParams, importMap })
}
