// @ts-check
/**
 * Program of a render process: imports one server bundle and serves its exports over HTTP on a Unix socket. It has no
 * secrets, no files but the bundle's, and no network but the API proxy on another socket. Arguments: the bundle, the
 * socket to listen on, the API's socket. Writes one line to descriptor 3 when ready. JavaScript instead of TypeScript:
 * type stripping would take 60 ms in each process, which cannot use the compile cache.
 */
import { closeSync, writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

// Not a static import: that evaluates every export of `http`, including its WebSocket, which loads undici in 45 ms.
const http = process.getBuiltinModule('node:http');

const [bundle = '', socket = '', apiSocket = ''] = process.argv.slice(2);

// The gateway holds the other end: exit with it.
process.stdin.on('close', () => process.exit(0)).resume();
// All requests go to the API proxy, whatever their host.
/** @type {import('node:http').AgentOptions & { socketPath: string }} */
const agentOptions = { keepAlive: true, socketPath: apiSocket };
http.globalAgent = new http.Agent(agentOptions);

/** @type {Record<string, unknown>} */
const exported = await import(pathToFileURL(bundle).href);

/** @param {import('node:http').IncomingMessage} request */
async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** @param {import('node:http').IncomingMessage} request */
async function answer(request) {
  const name = request.url?.slice(1) ?? '';
  const render = exported[name];
  if (typeof render !== 'function') throw new Error(`The server bundle exports no function ${name}.`);
  const result = await render(await readBody(request));
  return JSON.stringify(result) ?? 'null';
}

const server = http.createServer((request, response) => {
  if (request.method === 'GET') return response.writeHead(204).end();
  answer(request).then(
    (json) => response.writeHead(200).end(json),
    (error) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  );
});
server.listen(socket, () => {
  writeSync(3, `${JSON.stringify(Object.keys(exported))}\n`);
  closeSync(3);
});
