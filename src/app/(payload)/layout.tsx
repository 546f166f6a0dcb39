import '@payloadcms/next/css'
import '@/admin/admin.css'
import '@/admin/background/background.css'
import '@/admin/customer/story.css'
import '@/admin/friday/friday.css'
import '@/admin/import/import.css'
import '@/admin/jobs/jobs.css'
import '@/admin/prices/prices.css'
import '@/admin/today/today.css'
import type { ReactNode } from 'react'
import type { ServerFunctionClient } from 'payload'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // Payload looks the name up in an object: `constructor` would be found there, too.
  if (args.name in {}) throw new Error('There is no such function.')
  return handleServerFunctions({ ...args, config, importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
