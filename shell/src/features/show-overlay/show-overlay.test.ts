import { expect, it, onTestFinished, vi } from 'vitest';
import { createRegistry } from '../../common/remote-registry.ts';
import { anEntry } from '../../testing/a-remote.ts';
import { showOverlay } from './show-overlay.ts';

const filler = anEntry('b');
filler.extras.contract = { ...filler.extras.contract, fills: ['upload'] };
const registry = createRegistry({
  schema: '',
  set: 'set-1',
  microFrontends: { shell: [anEntry('shell')], 'mfe-a': [anEntry('a')], 'mfe-b': [filler] },
});
const cellsOf = (row: Element) => [...row.children].map(({ textContent }) => textContent);

function onScreen(isPhone: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
}
const rowsOf = () => [...document.querySelectorAll('[aria-label="Who drew what"] tr')].map(cellsOf).slice(1);

it('says of frame, page and slot who drew it, in which version, and how it does, here and for everybody', async () => {
  onScreen(false);
  const points = [
    { visits: 30, failed: 1 },
    { visits: 10, failed: 1 },
  ];
  vi.stubGlobal('fetch', async () =>
    Response.json({ series: [{ remote: 'mfe-a', version: 'older', points }] }),
  );
  document.body.innerHTML = '<div data-remote="mfe-a"><div data-slot="upload"></div></div>';
  const sent: unknown[] = [];
  navigator.sendBeacon = (_url, body) => sent.push(body) > 0;
  const remove = showOverlay({ registry, hydrated: document.querySelector('[data-remote]') });
  const tell = (...facts: object[]) => navigator.sendBeacon('/telemetry', JSON.stringify({ facts }));
  tell(
    { event: 'recovered', remote: 'mfe-a', version: 'older', rung: 'previous-version' },
    { event: 'vital', remote: 'mfe-a', version: '1' },
  );
  onTestFinished(remove);
  await expect.poll(rowsOf).toEqual([
    ['frame', 'shell', '1', 'shell', 'on the server', 'well', 'no visits'],
    ['page', 'mfe-a', 'older', 'a', 'on the server', 'recovered (previous-version)', '2 of 40 failed'],
    ['upload', 'mfe-b', '1', 'b', 'in the browser', 'no report yet', 'no visits'],
  ]);
  tell({ event: 'mounted', remote: 'mfe-b', version: '1', slot: 'upload', ms: 12 });
  await expect.poll(() => rowsOf()[2]?.[5]).toBe('well, mounted in 12 ms');
  document.querySelector<HTMLButtonElement>('[aria-label="Who drew what"] button')?.click();
  expect(rowsOf()).toEqual([]);
  tell();
  expect(sent).toHaveLength(3);
  expect(document.querySelector<HTMLElement>('[data-remote]')?.style.outline).toBe('');
});

it('says where the figures of everybody are, to whoever is not logged in to the platform', async () => {
  onScreen(false);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
  const remove = showOverlay({ registry, hydrated: null });
  onTestFinished(remove);
  await expect.poll(() => rowsOf()[0]?.[6]).toBe('log in to /platform');
});

it.each([
  ['a desk', false, true],
  ['a phone', true, false],
])('folds, and starts on %s with the table shown or folded away', (_, isPhone, isOpen) => {
  onScreen(isPhone);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 401 }));
  const remove = showOverlay({ registry, hydrated: null });
  onTestFinished(remove);
  const fold = document.querySelector('details');
  expect(fold?.open).toBe(isOpen);
  fold?.querySelector('summary')?.click();
  expect(fold?.open).toBe(!isOpen);
});
