// Preloaded into what `npm start` and the tests run: a killed parent leaves no orphan on its port.
if (process.connected) {
  process.on('disconnect', () => process.exit(0))
  // Next's development server forks a worker that inherits this; it lives on that channel alone
  // until its first message.
  if (process.env.NEXT_PRIVATE_WORKER === undefined) process.channel?.unref()
}
