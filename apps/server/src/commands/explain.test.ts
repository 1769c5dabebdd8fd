import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { AppError } from '../platform/error/app-error.ts';
import { explain } from './explain.ts';

it('says a failure of the contract in its sentence, without a line of code', () => {
  expect(explain(new AppError('storage_full'))).toBe('The server has run out of space. Nothing was saved.');
});

it('names the port that another program has', async () => {
  const first = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => first.once('listening', resolve));
  const { port } = first.address() as { port: number };
  const error = await new Promise((resolve) => createServer().listen(port, '127.0.0.1').once('error', resolve));
  first.close();
  expect(explain(error)).toBe(`Port ${port} is already in use: stop the other program or set PORT.`);
});
