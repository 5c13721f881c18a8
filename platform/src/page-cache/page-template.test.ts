import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageTemplate, type VisitorParts } from './page-template.ts';

const visitor = (one: string): VisitorParts => ({
  nonce: `nonce${one}`,
  trace: `trace${one}`,
  traceparent: `parent${one}`,
  attributes: one === '1' ? '' : ' data-theme="dark"',
});
const large = Array.from({ length: 3_000 }, (_, index) => `<li>求人 ${index} – $&</li>`).join('');

describe.each([
  ['a large page', large],
  ['a small one', '<p>求人</p>'],
  ['one that shows what looks like a mark', `${large}jh-nonce-0 jh-trace-0 ${large}`],
])('%s', (_what, body) => {
  const write = ({ nonce, trace, attributes }: VisitorParts) =>
    `<html${attributes}><script nonce="${nonce}"></script><script nonce="${nonce}"></script>${body}{"trace":"${trace}"}`;

  it('has each visitor’s own parts and everybody’s rest, plain and compressed', async () => {
    const template = createPageTemplate(write);
    for (const parts of [visitor('1'), visitor('2'), visitor('1')]) {
      expect(template.fill(parts).toString()).toBe(write(parts));
      expect(gunzipSync(await template.fillGzip(parts)).toString()).toBe(write(parts));
    }
  });

  it('is the right page for visitors who ask at once', async () => {
    const template = createPageTemplate(write);
    const all = await Promise.all(
      ['1', '2', '3'].map(async (one) => gunzipSync(await template.fillGzip(visitor(one))).toString()),
    );
    expect(all).toEqual(['1', '2', '3'].map((one) => write(visitor(one))));
  });
});

it('says how much memory a page takes', () => {
  const template = createPageTemplate(() => large);
  expect(template.bytes).toBeGreaterThan(Buffer.byteLength(large));
});

it('keeps nothing of the text that it was made from but its bytes', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const write = (index: number) => (marks: VisitorParts) =>
    `<script nonce="${marks.nonce}"></script>${index}${'<p>求人</p>'.repeat(20_000)}{"trace":"${marks.trace}","remote":null}`;
  collect();
  const before = process.memoryUsage().heapUsed;
  const templates = Array.from({ length: 20 }, (_, index) => createPageTemplate(write(index)));
  collect();
  const each = (process.memoryUsage().heapUsed - before) / templates.length;
  expect(each).toBeLessThan(40_000);
});
