import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecordFile, readRecords } from './read-records.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-shapes-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  const path = join(folder, 'file');
  await writeFile(path, text);
  const items = [];
  for await (const item of readRecords(await openRecordFile(path))) items.push(item);
  return items.map((item) => (item.kind === 'record' ? item.value : item.reason));
}

describe('a table', () => {
  it.each([
    ['Excel’s line for the delimiter', 'sep=;\r\ntitle;firm\r\nCook;A\r\n'],
    ['carets between its cells', 'title^firm\nCook^A\n'],
    ['control characters between its cells', 'title\u0001firm\nCook\u0001A\n'],
    ['more commas than delimiters in its header', 'title;"firm (name, town, country)"\nCook;A\n'],
    ['a header over two lines', '"title\n";"firm"\nCook;A\n'],
    ['its header again, where files were joined', '\uFEFFtitle,firm\nCook,A\n\uFEFFtitle,firm\n'],
    ['line ends of three kinds', 'title,firm\r\nCook,A\rWaiter,B\nBaker,C'],
  ])('with %s is read', async (_what, text) => {
    const [first] = await read(text);
    expect(Object.values(first as object)).toEqual(['Cook', 'A']);
    if (!text.includes('Waiter')) expect(await read(text)).toHaveLength(1);
    else expect(await read(text)).toHaveLength(3);
  });
});

describe('a JSON document', () => {
  it.each([
    ['{"name":"Acme","jobs":[{"title":"Cook"},{"title":"Baker"}],"total":2}', { name: 'Acme' }],
    [
      '{"meta":{"page":1},"data":{"company":"Acme","list":[{"title":"Cook"},{"title":"Baker"}]}}',
      { meta: { page: 1 }, company: 'Acme' },
    ],
    [
      '{"employer":{"name":"Acme"},"jobs":\n[ {"title":"Cook"} , {"title":"Baker"}]}',
      { employer: { name: 'Acme' } },
    ],
  ])('gives its jobs what stands before them: %s', async (text, parent) => {
    expect(await read(text)).toEqual([
      { title: 'Cook', parent },
      { title: 'Baker', parent },
    ]);
  });

  it('gives nothing where nothing stands before them', async () => {
    expect(await read('{"jobs":[{"title":"Cook"}],"name":"Acme"}')).toEqual([{ title: 'Cook' }]);
  });
});

describe('a feed', () => {
  it.each([
    [
      'a field with the usual name of a record',
      '<stellen><stelle><position>Koch</position><firma>A</firma></stelle><stelle><position>Bäcker</position><firma>B</firma></stelle></stellen>',
      [
        { position: 'Koch', firma: 'A' },
        { position: 'Bäcker', firma: 'B' },
      ],
    ],
    [
      'attributes alone',
      '<ilanlar><ilan baslik="Aşçı" firma="A"/><ilan baslik="Garson" firma="B"/></ilanlar>',
      [
        { '@baslik': 'Aşçı', '@firma': 'A' },
        { '@baslik': 'Garson', '@firma': 'B' },
      ],
    ],
    [
      'the usual name and attributes alone',
      '<jobs><job title="Cook" firm="A"/></jobs>',
      [{ '@title': 'Cook', '@firm': 'A' }],
    ],
  ])('with %s is read', async (_what, text, expected) => {
    expect(await read(text)).toEqual(expected);
  });
});
