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

/**
 * Parts of requests by id, least recently used first: texts and contracts, which the gateway sends once.
 *
 * @type {Map<number, object>}
 */
const parts = new Map();
const maxParts = 48;

/**
 * The request with its parts; null if one of them was dropped, so that the gateway sends it again.
 *
 * @param {import('./request-parts.ts').RenderBody} body
 */
function joinRequest(body) {
  /** @type {any} */
  const request = body.request;
  for (const { path, id, value = parts.get(id) } of body.parts) {
    if (value === undefined) return null;
    parts.delete(id);
    parts.set(id, value);
    const name = path.at(-1) ?? '';
    const place = path.length > 1 ? request[path[0] ?? ''] : request;
    place[name] = value;
  }
  for (const id of parts.keys()) {
    if (parts.size <= maxParts) break;
    parts.delete(id);
  }
  return request;
}

/** @param {import('node:http').IncomingMessage} message */
async function answer(message) {
  const name = message.url?.slice(1) ?? '';
  const render = exported[name];
  if (typeof render !== 'function') throw new Error(`The server bundle exports no function ${name}.`);
  const request = joinRequest(await readBody(message));
  if (request === null) return null;
  return JSON.stringify(await render(request)) ?? 'null';
}

const server = http.createServer((request, response) => {
  if (request.method === 'GET') return response.writeHead(204).end();
  answer(request).then(
    (json) => response.writeHead(json === null ? 409 : 200).end(json),
    (error) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  );
});
server.listen(socket, () => {
  writeSync(3, `${JSON.stringify(Object.keys(exported))}\n`);
  closeSync(3);
});
