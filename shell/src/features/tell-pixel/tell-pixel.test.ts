import { reportPixelPage } from '@jobharbor/shared/calls/logs/report-pixel-page';
import { withdrawPixel } from '@jobharbor/shared/calls/logs/withdraw-pixel';
import { createHttp } from '@jobharbor/shared/http';
import { testServer } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choosePixel, tellPixel } from './tell-pixel.ts';

const click = 'IwAR2F4dbP0l7Mn1Iaw';
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the site stores the choice
  document.cookie = `${text}; Path=/`;
};
const clear = () => {
  for (const name of ['pixel', 'pixel_click']) setCookie(`${name}=; Max-Age=0`);
  document.getElementById('jh-page')?.remove();
};
let end = () => {};
beforeEach(() => {
  clear();
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'jh-page';
  data.textContent = JSON.stringify({ pixel: 'meta' });
  document.body.append(data);
  testServer().use(
    answer(reportPixelPage, () => ({ counted: 1 })),
    answer(withdrawPixel, () => ({ counted: 1 })),
  );
});
afterEach(() => {
  end();
  end = () => {};
  vi.unstubAllGlobals();
  clear();
});

function start(search = '') {
  let here = { pathname: '/en/ph/jobs', search };
  const listeners = new Set<() => void>();
  const navigation = {
    current: () => here as never,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const services = { http: createHttp({ baseUrl: testServer().url, headers: () => ({}) }), navigation };
  end = tellPixel(services as never);
  const goTo = (pathname: string) => {
    here = { pathname, search: '' };
    for (const listener of listeners) listener();
  };
  return { services: services as never, goTo };
}
const told = () =>
  testServer()
    .requestsOf(reportPixelPage)
    .map(({ body }) => (body as { path: string }).path);
/** Without those that other tests of the page have left. */
const pixelCookies = () =>
  document.cookie
    .split('; ')
    .filter((one) => one.startsWith('pixel'))
    .join('; ');
const patient = { timeout: 10_000 };

it('tells nothing and keeps no click before the visitor agrees, and then this page and the next ones', async () => {
  const { services, goTo } = start(`?q=nurse&fbclid=${click}`);
  expect(pixelCookies()).toBe('');
  await choosePixel(services, 'yes');
  expect(document.cookie).toMatch(new RegExp(`pixel=meta; pixel_click=\\d{13}\\.${click}`));
  goTo('/en/ph/job/nurse-7');
  await expect.poll(() => told().toSorted(), patient).toEqual(['/en/ph/job/nurse-7', '/en/ph/jobs']);
});

it('tells nothing of who agreed but came by no advertisement', () => {
  setCookie('pixel=yes');
  start();
  expect(told()).toEqual([]);
});

it.each([
  ['Global Privacy Control', { globalPrivacyControl: true }],
  ['Do Not Track', { doNotTrack: '1' }],
])('takes %s as a refusal, also where the visitor once agreed', (_name, sent) => {
  vi.stubGlobal('navigator', { ...sent });
  setCookie('pixel=yes');
  start(`?fbclid=${click}`);
  expect([told(), pixelCookies()]).toEqual([[], 'pixel=yes']);
});

it('withdraws what waits when the visitor refuses, with the next page where that fails', async () => {
  setCookie('pixel=yes');
  const { services } = start(`?fbclid=${click}`);
  testServer().use(refuse(withdrawPixel, 50001, { status: 500 }));
  await choosePixel(services, 'no');
  expect(document.cookie).toContain('pixel=no; pixel_click=');
  testServer().use(answer(withdrawPixel, () => ({ counted: 1 })));
  end();
  start();
  await expect.poll(pixelCookies, patient).toBe('pixel=no');
});

it('keeps earlier clicks for a withdrawal, which is tried again where no provider is told', async () => {
  setCookie('pixel=yes');
  start(`?fbclid=${click}`);
  end();
  const { services } = start(`?fbclid=${click}2`);
  expect(pixelCookies()).toMatch(new RegExp(`pixel_click=\\d{13}\\.${click}2~\\d{13}\\.${click}$`));
  testServer().use(refuse(withdrawPixel, 50001, { status: 500 }));
  await choosePixel(services, 'no');
  testServer().use(answer(withdrawPixel, () => ({ counted: 2 })));
  end();
  const data = document.getElementById('jh-page');
  if (data) data.textContent = '{}';
  start();
  await expect.poll(pixelCookies, patient).toBe('pixel=no');
});

it('keeps no click beyond its days, also where newer ones follow it', () => {
  setCookie('pixel=meta');
  setCookie(
    `pixel_click=${Date.now() - 8 * 86_400_000}.${click}old~${Date.now() - 9 * 86_400_000}.${click}older`,
  );
  start(`?fbclid=${click}`);
  expect(pixelCookies()).toMatch(new RegExp(`pixel_click=\\d{13}\\.${click}$`));
});

it('tells nothing to a provider that the visitor was not asked about', () => {
  setCookie('pixel=another');
  start(`?fbclid=${click}`);
  expect([told(), pixelCookies()]).toEqual([[], 'pixel=another']);
});

it('keeps the click of who agrees again before the withdrawal is answered', async () => {
  setCookie('pixel=yes');
  const { services } = start(`?fbclid=${click}`);
  const answered = Promise.withResolvers<void>();
  testServer().use(
    answer(withdrawPixel, async () => {
      await answered.promise;
      return { counted: 1 };
    }),
  );
  const refused = choosePixel(services, 'no');
  await choosePixel(services, 'yes');
  answered.resolve();
  await refused;
  expect(pixelCookies()).toMatch(/pixel_click=\d{13}\./);
});
