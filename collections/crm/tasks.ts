import type { CollectionConfig } from 'payload'
import { taskMaxLength } from '@/domain/customer/task'
import { adminOnly, closed, ifWorksWithCustomers } from '../access/rules'
import { groups } from '../admin-groups'
import { dayOnly } from '../fields/day-only'
import { slugs } from '../slugs'

/**
 * What is to be done for a customer, until which day and by whom. Made, ticked and put off on his page, by
 * services alone, so that who did what is known.
 */
export const Tasks: CollectionConfig = {
  slug: slugs.tasks,
  labels: { singular: 'Task', plural: 'Tasks' },
  admin: {
    group: groups.crm,
    useAsTitle: 'what',
    defaultColumns: ['what', 'customer', 'dueOn', 'assignedName', 'doneAt'],
    listSearchableFields: ['what', 'assignedName'],
    pagination: { defaultLimit: 25 },
    description: 'Made and ticked on the page of the customer.',
  },
  access: { ...closed, read: ifWorksWithCustomers, delete: adminOnly },
  defaultSort: 'dueOn',
  fields: [
    { name: 'what', type: 'text', required: true, maxLength: taskMaxLength },
    {
      name: 'customer',
      type: 'relationship',
      relationTo: slugs.customers,
      required: true,
      index: true,
    },
    { name: 'dueOn', type: 'date', required: true, index: true, admin: { date: dayOnly } },
    // A name, since it stays where an account goes, and the office sees no accounts.
    { name: 'assignedName', type: 'text', label: 'Whose', required: true },
    {
      name: 'assignedTo',
      type: 'relationship',
      relationTo: slugs.users,
      index: true,
      admin: { hidden: true },
    },
    { name: 'by', type: 'text', label: 'Made by', required: true },
    { name: 'doneAt', type: 'date', label: 'Done', index: true },
    { name: 'doneBy', type: 'text' },
    // One press and its repetitions are one task.
    { name: 'requestKey', type: 'text', unique: true, index: true, admin: { hidden: true } },
  ],
}
