import { expect, it } from 'vitest'
import { asksForOwnOrder } from './about-account'

it.each([
  'My order',
  'where is my order?',
  'when will my order be ready',
  'how do I check my quote',
  '¿Dónde está mi pedido?',
  'como va mi orden',
  'quiero ver mi cotización',
])('%j asks how an order stands', (message) => {
  expect(asksForOwnOrder(message)).toBe(true)
})

it.each([
  'can I cancel my order',
  'when is my refund for my order',
  'puedo cancelar mi pedido',
  'how do I order',
  'where is my nearest showroom',
])('%j is another question', (message) => {
  expect(asksForOwnOrder(message)).toBe(false)
})
