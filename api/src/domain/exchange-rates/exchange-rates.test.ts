import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listExchangeRates } from '@jobharbor/shared/calls/config/list-exchange-rates';
import { readAnswer } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInRates, exchangeRate, setCurrentRates } from '../../config-lists/index.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';
import { loadStoredRates } from './rate-repository.ts';
import { readRates, refreshRates } from './refresh-rates.ts';

const now = new Date('2027-03-04T08:00:00Z');
const { unitsPerUsd } = builtInRates;
const of = (answer: object) => JSON.stringify(answer);

let api: TestApi;
let url: string;
let said = { status: 200, text: '' };
const source = createServer((_, response) => {
  response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.text);
});
beforeAll(async () => {
  api = await createTestApi({ now });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/latest`;
});
afterAll(async () => {
  source.close();
  setCurrentRates(builtInRates);
  await api.close();
});
beforeEach(() => setCurrentRates(builtInRates));

const shown = async () =>
  readAnswer(listExchangeRates, (await api.app.inject('/api/config/exchange-rates')).json());

describe('exchange rates', () => {
  it('are those that come with the program while no source is named', async () => {
    await refreshRates(api.dependencies.db, null, now);
    expect(await shown()).toMatchObject({ date: builtInRates.date, source: null });
  });

  it('come dated from the source, in any base, and outlive a restart', async () => {
    const perEuro = { USD: 1.25, PHP: 75, SGD: 1.5 };
    said = { status: 200, text: of({ base: 'EUR', date: '2027-03-03', rates: perEuro }) };
    await refreshRates(api.dependencies.db, url, now);
    expect(await shown()).toMatchObject({ date: '2027-03-03', source: new URL(url).host });
    expect(exchangeRate('USD', 'PHP')).toBe(60);
    expect(exchangeRate('EUR', 'SGD')).toBeCloseTo(1.5);
    expect(exchangeRate('USD', 'JPY')).toBe(unitsPerUsd.JPY);
    setCurrentRates(builtInRates);
    await loadStoredRates(api.dependencies.db);
    expect(exchangeRate('USD', 'PHP')).toBe(60);
  });

  it('stay as they are while the source fails', async () => {
    said = { status: 503, text: '' };
    await expect(refreshRates(api.dependencies.db, url, now)).rejects.toThrow('503');
    said = { status: 200, text: 'x'.repeat(300_000) };
    await expect(refreshRates(api.dependencies.db, url, now)).rejects.toThrow('too much');
    expect((await shown()).source).toBeNull();
  });
});

describe('an answer of a source', () => {
  it('may have the other dialect', () => {
    const time_last_update_unix = Date.parse('2027-03-02T00:00:01Z') / 1_000;
    const answer = { base_code: 'USD', time_last_update_unix, rates: { USD: 1, PHP: 59 } };
    expect(readRates(of(answer), 'x', now)).toMatchObject({ date: '2027-03-02', unitsPerUsd: { PHP: 59 } });
  });

  it.each([
    ['no day', { base: 'USD', rates: { PHP: 59 } }],
    ['a day to come', { base: 'USD', date: '2027-04-01', rates: { PHP: 59 } }],
    ['a rate ten times the last', { base: 'USD', date: '2027-03-03', rates: { PHP: 590 } }],
    ['a rate of nothing', { base: 'USD', date: '2027-03-03', rates: { PHP: 0 } }],
    ['no dollar', { base: 'EUR', date: '2027-03-03', rates: { PHP: 59 } }],
    ['no rates', { base: 'USD', date: '2027-03-03' }],
  ])('is refused with %s', (_, answer) => {
    expect(() => readRates(of(answer), 'x', now)).toThrow();
  });
});
