import fc from 'fast-check'

// On a developer's machine properties draw new samples on each run; a landing isn't a lottery.
if (process.env.CI) fc.configureGlobal({ seed: 20_261_121 })
