import { afterAll, beforeAll, expect, it } from 'vitest';
import { addJob } from '../../testing/people/recruiter.ts';
import { createTestApi, type TestApi } from '../../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const payOf = async (title: string, more = '') =>
  (
    await api.app.inject({
      url: `/api/job/pay?title=${encodeURIComponent(title)}${more}`,
      headers: { 'country-id': '2', 'language-id': '1' },
    })
  ).json();

it('says what the advertisements of a title pay, from ten on, and how many they are', async () => {
  const advert = (thousands: number, title = 'Lamplighter') =>
    addJob(api, {
      title,
      salary: { currency: 'SGD', min: thousands * 100_000, max: thousands * 100_000, period: 'monthly' },
    } as never);
  for (let at = 1; at <= 9; at += 1) await advert(10 + at);
  await advert(90, 'Harbour pilot');
  const few = (await payOf('lamplighter')).data;
  expect(few).toMatchObject({ currency: 'SGD', paid: 9, pay: null, levels: [], places: [] });
  await advert(20);
  const { pay, paid } = (await payOf('lamplighter')).data;
  expect(paid).toBe(10);
  expect(pay).toMatchObject({ low: 11_000, median: 15_000, high: 19_000, adverts: 10 });
  expect(pay.lower_quarter).toBeLessThan(pay.median);
});

it('knows nothing of words that no title has, of no words, and of an unknown place', async () => {
  expect((await payOf('zzxqv')).data).toMatchObject({ adverts: 0, pay: null, place: null });
  expect((await payOf('   ')).code).toBe(40001);
  expect((await payOf('👷')).data).toMatchObject({ adverts: 0, pay: null });
  expect((await payOf('lamplighter', '&location=nowhere')).data.place).toBeNull();
});
