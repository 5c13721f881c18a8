import { readJson } from './read-json.ts';
import type { SourceItem } from './source-item.ts';

interface Block {
  text: string;
  /** Line of its first character in the page. */
  line: number;
}

const opening = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json\b[^>]*>/i;
const closing = /<\/script\s*>/i;

/** Maximum length of an opening tag, which may be cut in two by the pieces that are read. */
const maxTag = 1_024;
/** Maximum length of a block; a longer one is read as far as that. */
const maxBlock = 4 * 1024 * 1024;

/** The records of the JSON-LD blocks of a page, each block by itself: a malformed one spoils no other. */
export async function* readHtml(text: AsyncIterable<string>): AsyncGenerator<SourceItem> {
  for await (const block of jsonLdBlocks(text))
    for await (const item of readJson(piecesOf(block.text)))
      yield { ...item, line: item.line + block.line - 1 };
}

async function* jsonLdBlocks(text: AsyncIterable<string>): AsyncGenerator<Block> {
  let buffer = '';
  let line = 1;
  let isInside = false;
  const skip = (length: number) => {
    line += buffer.slice(0, length).split('\n').length - 1;
    buffer = buffer.slice(length);
  };
  for await (const piece of text) {
    buffer += piece;
    for (;;) {
      const tag = (isInside ? closing : opening).exec(buffer);
      if (tag === null) break;
      if (isInside) yield { text: buffer.slice(0, tag.index), line };
      skip(tag.index + tag[0].length);
      isInside = !isInside;
    }
    if (!isInside) skip(Math.max(0, buffer.length - maxTag));
    else if (buffer.length > maxBlock) {
      yield { text: buffer, line };
      skip(buffer.length);
      isInside = false;
    }
  }
  if (isInside) yield { text: buffer, line };
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text;
}
