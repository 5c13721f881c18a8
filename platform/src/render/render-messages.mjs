// @ts-check
/**
 * Messages between the gateway and a render process over one stream. A message is a length of four bytes, that many
 * bytes of JSON, then the long strings of its value. JSON neither escapes nor parses those. JavaScript instead of
 * TypeScript, like the program of the process, which imports it too.
 */

/** Characters from which a string is not part of the JSON. */
const minLong = 1_024;
const lengthBytes = 4;

/**
 * `id`: of a request and its answer. `name`: the bundle's export to call; without one, a ping. `status`: of an answer, as
 * in HTTP.
 *
 * @typedef {{ id: number, name?: string, status?: number, value?: unknown }} Message
 * @typedef {{ bytes: number, parts: (Buffer | string)[] }} EncodedMessage
 */

/**
 * Throws if the value is cyclic or has another value that JSON cannot hold.
 *
 * @param {Message} message
 * @returns {EncodedMessage}
 */
export function encodeMessage(message) {
  const { short, texts } = splitValue(message.value);
  // Loops, because a bundle may have replaced the methods of arrays in its process.
  /** @type {[name: string, bytes: number][]} */
  const long = [];
  /** @type {(Buffer | string)[]} */
  const parts = [];
  let bytes = 0;
  for (const [name, text] of texts) {
    const own = Buffer.byteLength(text);
    bytes += own;
    long[long.length] = [name, own];
    parts[parts.length] = text;
  }
  const json = Buffer.from(JSON.stringify({ ...message, value: short, long }));
  const length = Buffer.allocUnsafe(lengthBytes);
  length.writeUInt32LE(json.length);
  return { bytes: bytes + json.length, parts: [length, json, ...parts] };
}

/**
 * The long strings among the properties of a value, and the value without them.
 *
 * @param {unknown} value
 * @returns {{ short: unknown, texts: [name: string, text: string][] }}
 */
function splitValue(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || 'toJSON' in value)
    return { short: value, texts: [] };
  /** @type {Record<string, unknown>} */
  const short = { ...value };
  /** @type {[name: string, text: string][]} */
  const texts = [];
  for (const [name, text] of Object.entries(short)) {
    if (typeof text !== 'string' || text.length < minLong) continue;
    texts[texts.length] = [name, text];
    delete short[name];
  }
  return { short, texts };
}

/**
 * @param {import('node:stream').Writable} stream
 * @param {EncodedMessage} message
 */
export function writeMessage(stream, { parts }) {
  stream.cork();
  for (const part of parts) stream.write(part);
  stream.uncork();
}

/**
 * Returns a listener for the chunks of a stream. It throws if a message is larger than `maxBytes` or is none.
 *
 * @param {number} maxBytes
 * @param {(message: Message) => void} onMessage
 * @returns {(chunk: Buffer) => void}
 */
export function createMessageReader(maxBytes, onMessage) {
  /** @type {Buffer[]} */
  let chunks = [];
  let held = 0;
  let wanted = lengthBytes;
  /** @type {(part: Buffer) => void} */
  let read = readLength;

  /** @param {(part: Buffer) => void} next @param {number} bytes */
  function want(next, bytes) {
    if (bytes > maxBytes) throw new RangeError(`Its message is larger than ${maxBytes} bytes.`);
    read = next;
    wanted = bytes;
  }
  /** @param {Buffer} part */
  function readLength(part) {
    want(readJson, part.readUInt32LE());
  }
  /** @param {Buffer} part */
  function readJson(part) {
    const { long, ...message } = JSON.parse(part.toString());
    if (!isLong(long) || typeof message.id !== 'number') throw new TypeError('It sent what is no message.');
    const bytes = long.reduce((sum, [, own]) => sum + own, 0);
    want((texts) => {
      let from = 0;
      for (const [name, own] of long) {
        message.value[name] = texts.toString('utf8', from, from + own);
        from += own;
      }
      want(readLength, lengthBytes);
      onMessage(message);
    }, bytes);
  }

  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const all = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, held);
      const part = all.subarray(0, wanted);
      chunks = [all.subarray(wanted)];
      held -= wanted;
      read(part);
    }
  };
}

/**
 * @param {unknown} long
 * @returns {long is [name: string, bytes: number][]}
 */
function isLong(long) {
  return (
    Array.isArray(long) &&
    long.every(([name, bytes]) => typeof name === 'string' && Number.isSafeInteger(bytes) && bytes >= 0)
  );
}
