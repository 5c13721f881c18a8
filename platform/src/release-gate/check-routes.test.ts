import { describe, expect, it } from 'vitest';
import { refusalsOf, route } from '../testing/ask-release-gate.ts';

describe('routes of a release', () => {
  it.each([
    '/job/:job',
    '/job/:anything',
    '/job/new',
    '/:any/:thing',
    '/job/*',
    '/*',
    '/job/:a/:b?',
    '/job?/:a?/:b?',
    '/JOB/7',
  ])('refuses the route %s, which another remote owns or could be asked for', async (path) => {
    const [first] = await refusalsOf({ contract: { routes: [route(path)] } });
    expect(first).toMatch(/^routes: .*mfe-b \(team search\)/);
  });

  it.each(['/%6Aob/list', '/j\u043eb', '/caf\u00e9', '/a//b', '/a/../job', '/a*', '/*/a', '/:a.b'])(
    'refuses the route %s, which an address can write in another way',
    async (path) => {
      const { sample: _, ...bare } = route(path);
      const said = await refusalsOf({ contract: { routes: [bare] } });
      expect(said).toContainEqual(expect.stringContaining(`routes: “${path}” is no plain path`));
    },
  );

  it.each(['/job', '/job/:job/apply', '/jobs/:job', '/jobs/:job?', '/'])(
    'has nothing against the route %s',
    async (path) => {
      expect(await refusalsOf({ contract: { routes: [route(path)] } })).toEqual([]);
    },
  );

  it('refuses a route with parameters without a sample at which it can be rendered', async () => {
    const { sample: _, ...bare } = route('/offers/:id');
    expect(await refusalsOf({ contract: { routes: [bare] } })).toEqual([
      'samples: /offers/:id has no sample',
    ]);
  });

  it('refuses a page that nothing draws on the server', async () => {
    const routes = [{ ...route('/a'), render: 'server' as const }];
    expect(await refusalsOf({ contract: { routes } })).toEqual([
      'server: /a should be drawn on the server, and the release has no server bundle',
    ]);
    expect(await refusalsOf({ contract: { routes }, server: 'export const render = 1' })).toEqual([]);
  });

  it('refuses a page with calls of its person that the build does not make, or that nothing renders', async () => {
    const routes = [{ ...route('/a'), reads: ['GET /job/saved-jobs'] }];
    expect(await refusalsOf({ contract: { routes } })).toEqual([
      'server: “GET /job/saved-jobs” is declared as read for a page, and the build makes no such call',
      'server: /a should be drawn on the server, and the release has no server bundle',
    ]);
  });
});
