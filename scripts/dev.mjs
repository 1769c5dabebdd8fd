/** `npm run dev`: the server, restarted on every change, and the web app, hot-reloaded. One Ctrl-C stops both. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onStopSignal, waitForExit } from './lib/child.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { fromRoot, pinnedNode, root, serverFolder, webFolder } from './lib/paths.mjs';
import { runMain } from './lib/problem.mjs';

const WEB_PORT = '5173';

await runMain(async () => {
  await ensureInstalled();
  const apiPort = process.env['PORT'] ?? '8080';
  const env = {
    // Mailed links lead to the page that reloads.
    PUBLIC_URL: `http://127.0.0.1:${WEB_PORT}`,
    LOG_LEVEL: 'debug',
    PINLIFE_API: `http://127.0.0.1:${apiPort}`,
    ...process.env,
  };
  const children = [
    spawn(pinnedNode, ['--watch', '--watch-preserve-output', join(serverFolder, 'src', 'main.ts')], {
      cwd: root,
      env,
      stdio: 'inherit',
    }),
    spawn(pinnedNode, [fromRoot('node_modules', 'vite', 'bin', 'vite.js'), '--port', WEB_PORT, '--strictPort'], {
      cwd: webFolder,
      env,
      stdio: 'inherit',
    }),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  const release = onStopSignal(stop);
  const exits = children.map(waitForExit);
  const code = await Promise.race(exits);
  stop();
  await Promise.all(exits);
  release();
  return code;
});
