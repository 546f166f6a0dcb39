// Preloaded into what `npm start` and the tests run: a killed parent leaves no orphan on its port.
if (process.connected) {
  process.on('disconnect', () => process.exit(0))
  process.channel?.unref()
}
