/** Parse Server on an existing PostgreSQL; prints `ready` when it answers. */
import express from 'express';
import { ParseServer } from 'parse-server';

const [, , databaseURI, port] = process.argv;
const server = new ParseServer({
  databaseURI,
  appId: 'bench',
  masterKey: 'bench',
  serverURL: `http://127.0.0.1:${port}/parse`,
  allowClientClassCreation: true,
  silent: true,
  logLevel: 'error',
});
await server.start();
const app = express();
app.use('/parse', server.app);
app.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
