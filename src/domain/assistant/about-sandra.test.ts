import { expect, it } from 'vitest'
import { asksWhoAnswers } from './about-sandra'

it.each([
  'Are you a robot?',
  'are you real',
  'are you a real person',
  'r u a bot',
  'are you human?',
  'Is this a chatbot?',
  'is this AI',
  'Hi, is this a real person or a bot?',
  'am I talking to a human',
  'Who am I talking to?',
  'is Sandra real?',
  '¿Hablo con una persona?',
  '¿Eres un robot?',
  '¿Es usted una persona real?',
  '¿Estoy hablando con una máquina?',
  'eres una IA',
  'eres humana o robot',
  '¿Con quién hablo?',
  '¿Esto es un bot?',
])('%j asks who answers', (message) => {
  expect(asksWhoAnswers(message)).toBe(true)
})

it.each([
  'can I speak to a person',
  'I want to talk to a real person',
  'quiero hablar con una persona',
  'are you real glass installers',
  'are you open',
  'is this real mirror or acrylic',
  'who are you',
  'do you have automatic doors',
  'es una puerta automática para un local',
  'is it automatic glass that turns dark',
  'is it a person that comes to measure',
])('%j does not', (message) => {
  expect(asksWhoAnswers(message)).toBe(false)
})
