import type { Metadata } from 'next'
import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { adminMetadata } from '../admin-metadata'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata(args: Args): Promise<Metadata> {
  return adminMetadata(args)
}

export default function AdminNotFound({ params, searchParams }: Args) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
