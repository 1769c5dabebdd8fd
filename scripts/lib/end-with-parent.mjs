/** Loaded into a child by `node --import`: the child ends as if by `kill` when the process that started it is gone. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The open channel alone must not keep a finished child alive.
process.channel?.unref();
