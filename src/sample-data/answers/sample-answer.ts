type Told = {
  question: string
  answer: string
  /** Other ways to ask it. */
  phrasings?: string[]
  keywords?: string[]
}

export type SampleAnswer = {
  /** Names it among the samples alone. */
  key: string
  page: string
  nextStep: 'price' | 'call' | 'emergency' | 'contact' | 'none'
  en: Told
  es: Told
}
