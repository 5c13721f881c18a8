// @ts-check
/**
 * Program of a render process: imports one server bundle and calls its exports for the gateway, over descriptor 3. It has
 * no secrets, no files but the bundle's, and no network but the API proxy on a Unix socket. Arguments: the bundle, the
 * API's socket, the maximum bytes of a message. JavaScript instead of TypeScript: type stripping would take 60 ms in each
 * process, which cannot use the compile cache.
 */
import { pathToFileURL } from 'node:url';
import { createMessageReader, encodeMessage, writeMessage } from './render-messages.mjs';

// Not a static import: that evaluates every export of `http`, including its WebSocket, which loads undici in 45 ms.
const http = process.getBuiltinModule('node:http');
const { Socket } = process.getBuiltinModule('node:net');

const [bundle = '', apiSocket = '', maxBytes = ''] = process.argv.slice(2);

const gateway = new Socket({ fd: 3 });
// Exits with the gateway.
gateway.on('error', () => process.exit(0)).on('close', () => process.exit(0));
// All requests go to the API proxy, whatever their host.
/** @type {import('node:http').AgentOptions & { socketPath: string }} */
const agentOptions = { keepAlive: true, socketPath: apiSocket };
http.globalAgent = new http.Agent(agentOptions);

/** @type {Record<string, unknown>} */
const exported = await import(pathToFileURL(bundle).href);

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

/**
 * @param {import('./render-messages.mjs').Message} message
 * @returns {Promise<import('./render-messages.mjs').EncodedMessage>}
 */
async function answer({ id, name, value }) {
  if (name === undefined) return encodeMessage({ id, status: 204 });
  const render = exported[name];
  if (typeof render !== 'function') throw new Error(`The server bundle exports no function ${name}.`);
  const request = joinRequest(/** @type {import('./request-parts.ts').RenderBody} */ (value));
  if (request === null) return encodeMessage({ id, status: 409 });
  const encoded = encodeMessage({ id, status: 200, value: (await render(request)) ?? null });
  if (encoded.bytes > Number(maxBytes)) throw new Error(`Its answer is larger than ${maxBytes} bytes.`);
  return encoded;
}

const read = createMessageReader(Infinity, (message) => {
  answer(message)
    .catch((error) => {
      const value = error instanceof Error ? error.stack : error;
      return encodeMessage({ id: message.id, status: 500, value: String(value) });
    })
    .then((encoded) => writeMessage(gateway, encoded));
});
gateway.on('data', read);
writeMessage(gateway, encodeMessage({ id: 0, value: Object.keys(exported) }));
