import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecordFile, readRecords } from './read-records.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-read-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Buffer) {
  const path = join(folder, name);
  await writeFile(path, content);
  const items = [];
  for await (const item of readRecords(await openRecordFile(path))) items.push(item);
  return items;
}

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a file of advertisements', () => {
  it.each([',', ';', '\t', '|'])('is read with "%s" between its columns', async (mark) => {
    const text = [`title${mark}company`, `Cook${mark}"Inn${mark} ""Sea"""`, ''].join('\r\n');
    expect(await read('a.csv', text)).toEqual([
      { kind: 'record', line: 2, value: { title: 'Cook', company: `Inn${mark} "Sea"` } },
    ]);
  });

  it('is read from the JSON-LD of a page, each block by itself', async () => {
    const block = (text: string, type = 'type="application/ld+json"') => `<script ${type}>${text}</script>\n`;
    const page = [
      '<!-- saved --><!DOCTYPE html>\n<html><head>',
      block('{"title": "no job"}', ''),
      block('{"title": "A", "text": "<b>1</b>"}'),
      block('{"title": "cut'),
      block('{"@graph": [{"title": "B"},\n{"title": "C"}]}', "data-n='1' TYPE=application/ld+json"),
      '</head></html>',
    ].join('');
    expect(await read('page.html', page)).toEqual([
      { kind: 'record', line: 3, value: { title: 'A', text: '<b>1</b>' } },
      { kind: 'broken', line: 4, reason: 'the file ends in the middle of this record' },
      { kind: 'record', line: 5, value: { title: 'B' } },
      { kind: 'record', line: 6, value: { title: 'C' } },
    ]);
  });

  it('keeps the line of a row that follows a text of several lines', async () => {
    const items = await read('b.csv', 'title,text\nA,"one\ntwo\nthree"\nB,x\n');
    expect(items.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('loses one line, not the file, to a quotation mark that is never closed', async () => {
    const items = await read('c.csv', 'title,company\nA,"x\nB,y\nC,z\n');
    expect(items).toEqual([
      { kind: 'broken', line: 2, reason: 'a quotation mark opens in this line and is never closed' },
      { kind: 'record', line: 3, value: { title: 'B', company: 'y' } },
      { kind: 'record', line: 4, value: { title: 'C', company: 'z' } },
    ]);
  });

  it('refuses a row with more columns than the header and reads a shorter one', async () => {
    const items = await read('d.csv', 'title,company\nA,B,C\nD\n');
    expect(items).toEqual([
      { kind: 'broken', line: 2, reason: '3 columns where the header has 2' },
      { kind: 'record', line: 3, value: { title: 'D', company: '' } },
    ]);
  });

  it('is decoded as UTF-8 with a byte order mark, UTF-16 and Windows-1252', async () => {
    const text = 'title,company\nCafé Ñandú,x\n';
    const bytes = [
      Buffer.from(`\uFEFF${text}`),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text, 'latin1'),
    ];
    for (const [index, content] of bytes.entries()) {
      const [first] = await read(`e${index}.csv`, content);
      expect(first).toEqual({ kind: 'record', line: 2, value: { title: 'Café Ñandú', company: 'x' } });
    }
  });

  it.each([
    ['a list', '[\n{"t": 1},\n{"t": {"x": "]}"}}\n]', [2, 3]],
    ['a list inside an object', '{"count": 2, "jobs": [\n{"t": 1},\n{"t": 2}]}', [2, 3]],
    ['a graph', '{"@context": {"@vocab": "x"}, "@graph": [{"t": 1}]}', [1]],
    [
      'a list after a deeper one',
      '{"meta": {"tags": [\n{"t": 1}]},\n"jobs": [\n{"t": 2},\n{"t": 3}]}',
      [2, 4, 5],
    ],
    [
      'a list before a deeper one',
      '{"jobs": [\n{"t": 1, "x": [{}]}],\n"meta": {"tags": [\n{"t": 2}]}}',
      [2, 4],
    ],
    ['one object', '{"t": 1,\n"list": [1, 2]}', [1]],
    ['an object a line', '{"t": 1}\n\n{"t": 2}\n', [1, 3]],
  ])('is read as JSON that is %s', async (_name, text, lines) => {
    const items = await read('f.json', text);
    expect(items.map(({ kind }) => kind)).toEqual(lines.map(() => 'record'));
    expect(items.map(({ line }) => line)).toEqual(lines);
  });

  it('loses one record, not the file, to broken JSON', async () => {
    const items = await read('g.json', '[{"t": 1},\n{"t": oops},\n{"t": 3},\n{"t": 4');
    expect(items).toEqual([
      { kind: 'record', line: 1, value: { t: 1 } },
      { kind: 'broken', line: 2, reason: 'not valid JSON' },
      { kind: 'record', line: 3, value: { t: 3 } },
      { kind: 'broken', line: 4, reason: 'the file ends in the middle of this record' },
    ]);
  });

  it('is read as a feed, with lists, attributes, CDATA and entities', async () => {
    const text = `<?xml version="1.0"?><rss><channel><title>Feed</title>
<item><title>A &amp; B</title><tag>x</tag><tag>y</tag><guid isPermaLink="false">7</guid></item>
<item><title><![CDATA[<b>C</b>]]></title></item>
<item><title>cut`;
    expect(await read('h.xml', text)).toEqual([
      {
        kind: 'record',
        line: 2,
        value: { title: 'A & B', tag: ['x', 'y'], guid: { '@isPermaLink': 'false', '#text': '7' } },
      },
      { kind: 'record', line: 3, value: { title: '<b>C</b>' } },
      { kind: 'broken', line: 4, reason: 'the file ends in the middle of this record' },
    ]);
  });

  it('is read as a feed whose elements have names of their own', async () => {
    const ad = (no: number) =>
      `<ilan><no>${no}</no><firma><ad>Şimşek</ad></firma><dil><d>tr</d></dil><dil><d>en</d></dil></ilan>\n`;
    const text = `<?xml version="1.0"?>\n<ilanlar><baslik><ad>Liste</ad></baslik><liste>\n${ad(1)}${ad(2)}</liste></ilanlar>`;
    expect(await read('own.xml', text)).toEqual(
      [1, 2].map((no) => ({
        kind: 'record',
        line: no + 2,
        value: { no: String(no), firma: { ad: 'Şimşek' }, dil: [{ d: 'tr' }, { d: 'en' }] },
      })),
    );
  });

  it('is refused with a message when it contains no records', async () => {
    await writeFile(join(folder, 'empty.csv'), '');
    await expect(openRecordFile(join(folder, 'empty.csv'))).rejects.toThrow(
      'neither CSV, HTML, JSON, JSON Lines nor XML',
    );
  });

  it('says truly why a row of more than 2 MB cannot be read, and goes on after it', async () => {
    const plain = await read('long.csv', `title,text\nA,${'x'.repeat(2_100_000)}\nB,y\n`);
    expect(plain).toEqual([
      { kind: 'broken', line: 2, reason: 'a row longer than 2 MB' },
      { kind: 'record', line: 3, value: { title: 'B', text: 'y' } },
    ]);
    const [quoted] = await read('quoted.csv', `title,text\nA,"${'x'.repeat(2_100_000)}\nB,y\n`);
    expect(quoted).toMatchObject({
      reason: 'a row longer than 2 MB, in which a quotation mark may never be closed',
    });
  });

  it.each([
    ['windows-1256', 'محاسب أول', 'خبرة'],
    ['big5', '廚房助理', '香港灣仔'],
    ['utf-16be', 'Cook', 'ब'],
  ])('goes on at the next line after a quotation mark in %s', async (encoding, title, text) => {
    const rows = [
      'title,text',
      ...rowsOf(20).map((at) => (at === 13 ? `${title},"${text}` : `${title},${text}`)),
    ];
    const path = join(folder, 'restart.csv');
    await writeFile(path, iconv.encode(`${rows.join('\n')}\n`, encoding));
    const items = [];
    for await (const item of readRecords(await openRecordFile(path, encoding))) items.push(item);
    expect(items).toEqual(
      rowsOf(20).map((at) =>
        at === 13
          ? { kind: 'broken', line: at + 2, reason: expect.stringContaining('never closed') }
          : { kind: 'record', line: at + 2, value: { title, text } },
      ),
    );
  });

  it.each([
    ['a list with a graph', '[{"@context": "x", "@graph": [{"t": 1}, {"t": 2}]}]'],
    ['lines with a graph each', '{"@graph": [{"t": 1}]}\n{"@graph": [{"t": 2}]}\n'],
    [
      'an item list',
      '{"@type": "ItemList", "itemListElement": [{"@type": "ListItem", "item": {"t": 1}}, {"t": 2}]}',
    ],
  ])('gives the members of %s', async (_name, text) => {
    expect((await read('graph.json', text)).map((item) => item.kind === 'record' && item.value)).toEqual([
      { t: 1 },
      { t: 2 },
    ]);
  });
});
