/** Loaded before a server: tells over the channel what it has in use after a collection, in bytes. */
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc!();
  const { heapUsed, external } = process.memoryUsage();
  process.send!({ inUse: heapUsed + external });
});
