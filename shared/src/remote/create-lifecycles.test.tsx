import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formatMoment } from '../i18n/index.ts';
import { renderRemote } from '../testing/render-remote.tsx';
import { createLifecycles } from './create-lifecycles.tsx';
import { useTimeZone } from './remote-context.tsx';
import type { RemoteProps } from './remote-props.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const Moment = () => <p>{formatMoment('en-PH', useTimeZone(), 1_772_323_200)}</p>;

/** Mounts a page that was server-rendered for a visitor of unknown time zone. */
async function mountPage(html: string) {
  const reports: unknown[] = [];
  const { environment, unmount } = renderRemote(() => null, { texts: {} });
  unmount();
  const domElement = document.createElement('div');
  domElement.innerHTML = html;
  const props: RemoteProps = {
    ...environment,
    domElement,
    telemetry: { report: (...report) => void reports.push(report) },
    onCrash: (error) => void reports.push(error),
  };
  const page = createLifecycles(Moment);
  await page.mount(props);
  return { domElement, reports, unmount: () => page.unmount(props) };
}

it.each([
  ['was drawn on the server', '<p>Mar 1, 2026, 12:00 AM</p>'],
  ['is drawn in the browser', ''],
])('a page that %s on a first visit comes to show the times of its visitor', async (_, html) => {
  vi.stubEnv('TZ', 'Asia/Manila');
  const { domElement, reports, unmount } = await mountPage(html);
  await waitFor(() => expect(domElement.textContent).toBe('Mar 1, 2026, 8:00 AM'));
  expect(reports).toEqual([]);
  await unmount();
});

it.each([
  [
    'reports HTML that differs',
    '/en/ph',
    [['hydration-mismatch', expect.objectContaining({ remote: expect.any(String) })]],
  ],
  ['reports none of a page that was left while it hydrated', '/en/ph/my-jobs', []],
])('%s', async (_, path, expected) => {
  history.replaceState(null, '', '/en/ph');
  const mounted = mountPage('<b>of an older page</b>');
  history.replaceState(null, '', path);
  const { domElement, reports } = await mounted;
  await waitFor(() => expect(domElement.textContent).toContain('Mar 1, 2026'));
  expect(reports).toEqual(expected);
});
