import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, gzip } from 'node:zlib';

/** Per-visitor parts of a cached page. None needs escaping, in HTML or JSON. */
export interface VisitorParts {
  nonce: string;
  trace: string;
  /** W3C trace context of the visitor's page; empty without one. */
  traceparent: string;
  /** Attributes of the html element, each with a leading space. */
  attributes: string;
}

/** A page with placeholders for the visitor's parts. */
export interface PageTemplate {
  /** Memory use of both forms together. */
  bytes: number;
  /** The page in UTF-8. */
  fill(parts: VisitorParts): Buffer;
  /** The same as gzip. Constant parts are compressed once, at the first call. */
  fillGzip(parts: VisitorParts): Promise<Buffer>;
}

const compress = promisify(deflateRaw);
const compressGzip = promisify(gzip);
const visitorParts = ['nonce', 'trace', 'traceparent', 'attributes'] as const;
/** Shorter constants between placeholders are compressed with the placeholders. */
const minConstant = 4_096;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Deflate blocks that end at a byte boundary and have no back references can be concatenated. */
const asPiece = { finishFlush: constants.Z_SYNC_FLUSH };
/** An empty final block ends the stream. */
const lastBlock = Buffer.from([3, 0]);

type Text = string | { gap: keyof VisitorParts };
type Block =
  | { kind: 'constant'; bytes: Buffer; compressed: Promise<Buffer> | null }
  | { kind: 'visitor'; texts: Text[] };

/** The same text in memory of its own: a part of a string keeps the whole string, here that of the page. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** The page of one visitor, which is not cached: written when it is sent. */
export function createOwnPage(write: (parts: VisitorParts) => string): PageTemplate {
  const fill = (parts: VisitorParts) => Buffer.from(write(parts));
  return {
    bytes: Number.POSITIVE_INFINITY,
    fill,
    fillGzip: (parts) => compressGzip(fill(parts)),
  };
}

/**
 * Creates a template from the page that `write` returns, called once with random markers for the visitor's parts, which
 * no bundle can guess.
 */
export function createPageTemplate(write: (marks: VisitorParts) => string): PageTemplate {
  const secret = randomBytes(12).toString('hex');
  const marks = Object.fromEntries(visitorParts.map((name) => [name, `jh-${name}-${secret}`]));
  const texts = write(marks as unknown as VisitorParts).split(
    new RegExp(`jh-(${visitorParts.join('|')})-${secret}`),
  );
  const blocks: Block[] = [];
  for (const [index, text] of texts.entries()) {
    const last = blocks.at(-1);
    if (index % 2 === 0 && text.length >= minConstant)
      blocks.push({ kind: 'constant', bytes: Buffer.from(text), compressed: null });
    else {
      const own: Text = index % 2 === 0 ? copyOf(text) : { gap: text as keyof VisitorParts };
      if (last?.kind === 'visitor') last.texts.push(own);
      else blocks.push({ kind: 'visitor', texts: [own] });
    }
  }
  const plainOf = (block: Block, parts: VisitorParts): Buffer =>
    block.kind === 'constant'
      ? block.bytes
      : Buffer.from(block.texts.map((text) => (typeof text === 'string' ? text : parts[text.gap])).join(''));
  const fill = (parts: VisitorParts): Buffer[] => blocks.map((block) => plainOf(block, parts));
  const length = blocks.reduce((sum, block) => sum + (block.kind === 'constant' ? block.bytes.length : 0), 0);

  return {
    // Compressed it is a quarter; the rest is small.
    bytes: Math.ceil(length * 1.3) + 20_000,
    fill: (parts) => Buffer.concat(fill(parts)),
    async fillGzip(parts) {
      const plain = fill(parts);
      const pieces = await Promise.all(
        blocks.map((block, index) => {
          if (block.kind === 'visitor') return compress(plain[index] as Buffer, { ...asPiece, level: 4 });
          block.compressed ??= compress(block.bytes, { ...asPiece, level: 9 });
          return block.compressed;
        }),
      );
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(plain.reduce((sum, piece) => crc32(piece, sum), 0));
      trailer.writeUInt32LE(
        plain.reduce((sum, { length: own }) => sum + own, 0),
        4,
      );
      return Buffer.concat([gzipHeader, ...pieces, lastBlock, trailer]);
    },
  };
}
