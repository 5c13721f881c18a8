import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { recordingFile } from './statements-file.ts';

const file = recordingFile();
const seen = new Set<string>();
const isRecorded = /^\s*(select|insert|update|delete|merge|with)\b/i;

/** Appends the text of each statement that a client sends for the first time. */
function record(text: unknown): void {
  if (file === null || typeof text !== 'string' || seen.has(text) || !isRecorded.test(text)) return;
  seen.add(text);
  appendFileSync(file, `${JSON.stringify(text)}\n`);
}

const { query } = pg.Client.prototype;
if (file !== null && query.name !== 'recordingQuery')
  Object.assign(pg.Client.prototype, {
    query: function recordingQuery(this: pg.Client, ...args: unknown[]): unknown {
      const [first] = args;
      record(typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text);
      return Reflect.apply(query, this, args);
    },
  });
