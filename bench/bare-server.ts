/** The reference of the HTTP rows: node:http that only sends given bytes. */
import { createServer } from 'node:http';

const [, , body = '', headers = '{}'] = process.argv;
const fields: Record<string, string> = JSON.parse(headers);

const server = createServer((_request, response) => {
  response.writeHead(200, { ...fields, 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
