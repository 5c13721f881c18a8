import { createHash } from 'node:crypto';
import { defineRemote } from '@jobharbor/shared/remote/contract';
import type { Release } from '@jobharbor/shared/remote/discovery';
import type { RemoteProps } from '@jobharbor/shared/remote/props';
import type { BrowserContext } from 'playwright';

/** Globals of the probe's page: the shell's props, for tests by its contract. */
export interface ProbeWindow {
  jhProbe?: Pick<RemoteProps, 'navigation' | 'mountSlot'>;
}

export const probeName = 'mfe-lifecycle-probe';
export const probePath = '/lifecycle-probe';

const script = `var mfe_lifecycle_probe = {
  init() {},
  get: () => Promise.resolve(() => ({
    bootstrap: async () => {},
    mount: async (props) => {
      window.jhProbe = { navigation: props.navigation, mountSlot: props.mountSlot };
      const place = document.createElement('div');
      place.id = 'jh-probe';
      props.domElement.append(place);
      props.setPage({ title: 'Probe' });
    },
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  })),
};`;

/**
 * A minimal remote that represents "nothing is mounted": the baseline of comparisons, and access to the shell's
 * functions. Not in any store; `answerForProbe` serves its script.
 */
export const probeRelease: Release = {
  name: probeName,
  version: '1',
  commit: null,
  released_at: 0,
  team: 'platform',
  contract: defineRemote({
    name: probeName,
    team: 'platform',
    routes: [{ path: probePath }],
    namespace: 'lifecycleProbe',
    needs: { shared: '*', react: '*' },
    cssPrefix: 'jhprobe',
    budget: { entry: 0, route: 0 },
  }),
  entry: 'remoteEntry.js',
  preload: { scripts: [], styles: [] },
  slots: {},
  texts: {},
  fallbacks: {},
  has_server: false,
  files: [
    {
      path: 'remoteEntry.js',
      integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
      bytes: script.length,
      gzip: script.length,
    },
  ],
};

export const answerForProbe = (context: BrowserContext): Promise<unknown> =>
  context.route(`**/assets/${probeName}/1/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: script,
    }),
  );
