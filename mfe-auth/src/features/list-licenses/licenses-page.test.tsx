import type { BundledLicenses } from '@jobharbor/shared/remote/bundled-licenses';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit } from '../../testing/render-auth.tsx';

afterEach(() => vi.unstubAllGlobals());

const contract = { name: 'mfe-auth', team: 'a', routes: [], namespace: 'auth', cssPrefix: 'jha' };
const needs = { shared: '1', react: '19' };
const entryOf = (base: string, isServed: boolean) => ({
  url: `${base}remoteEntry.js`,
  metadata: { integrity: 'sha384-a', version: '1' },
  deployment: { traffic: isServed ? 100 : 0, default: isServed },
  extras: {
    contract: { ...contract, needs, budget: { entry: 1, route: 1 } },
    base,
    styles: [],
    scripts: [],
    slots: {},
    texts: {},
  },
});
const site = {
  schema: 'a',
  set: '1',
  microFrontends: {
    shell: [entryOf('/assets/shell/2/', true), entryOf('/assets/shell/1/', false)],
    'mfe-auth': [entryOf('/assets/mfe-auth/7/', true)],
  },
};
const react = { name: 'react', version: '19.0.0', license: 'MIT', text: 0 };
const ofShell: BundledLicenses = {
  packages: [react, { name: 'axios', version: '1.0.0', license: 'MIT', text: 1 }],
  texts: ['By Meta', 'By Matt'],
};
const ofAuth: BundledLicenses = {
  packages: [{ name: 'tslib', version: '2.0.0', license: '0BSD', text: null }, react],
  texts: ['By Meta'],
};

function serve(answers: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (address: string) =>
    address in answers ? Response.json(answers[address]) : new Response('', { status: 404 }),
  );
}

describe('the licenses of what reaches a browser', () => {
  it('are those of each release that the visitor gets, each package once', async () => {
    serve({
      '/discovery.json': site,
      '/assets/shell/2/licenses.json': ofShell,
      '/assets/mfe-auth/7/licenses.json': ofAuth,
    });
    visit('/licenses');
    await screen.findByText('axios 1.0.0');
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual([
      'axios 1.0.0 MITBy Matt',
      'react 19.0.0 MITBy Meta',
      'tslib 2.0.0 0BSDNo license file came with this package. It states: 0BSD.',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Open-source licenses');
  });

  it('are shown as missing, and not as fewer, where a release does not tell them', async () => {
    serve({ '/discovery.json': site, '/assets/shell/2/licenses.json': ofShell });
    visit('/licenses');
    await screen.findByRole('heading', { level: 1, name: 'The list cannot be shown right now' });
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});
