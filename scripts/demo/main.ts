import { onStopSignal } from '../lib/child.mjs';
import { startDemo } from './start-demo.ts';

const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
// Registered first: Ctrl-C while the demo is being filled cleans up as well.
onStopSignal(() => stop());

const port = Number(process.env['PORT'] ?? 8080);
const { app, account } = await startDemo({ port });

console.log(`
PinLife is at ${app.url}

  Username  ${account.username}
  Password  ${account.password}
  PIN       ${account.pin}

Everything lies in a throwaway folder and goes with Ctrl-C.
`);

await stopped;
await app.stop();
