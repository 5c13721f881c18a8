import { join } from 'node:path';
import { defineRemote } from '@jobharbor/shared/remote/contract';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { resolveIcons } from './resolve-icons.ts';

const folder = join(projectFolder, 'mfe-search');
const contractWith = (icon: string | { path: string }) =>
  defineRemote({
    name: 'mfe-a',
    team: 'a',
    routes: [{ path: '/a' }],
    places: [{ text: 'a', path: '/a', areas: ['tabs'], order: 1, icon }],
    namespace: 'a',
    needs: { shared: '^1.0.0', react: '^19.0.0' },
    cssPrefix: 'jhx',
    budget: { entry: 1, route: 1 },
  });

describe('icons of places', () => {
  it('are SVG paths in a release, independent of the shell’s icons', async () => {
    const [place] = (await resolveIcons(contractWith('search'), folder)).places;
    expect(place?.icon).toEqual({ path: expect.stringMatching(/^M.*a8 8 0 1 0 16 0a8 8 0 1 0 -16 0$/) });
  });

  it('stay as they are where the contract gives a path', async () => {
    const [place] = (await resolveIcons(contractWith({ path: 'M4 4h16' }), folder)).places;
    expect(place?.icon).toEqual({ path: 'M4 4h16' });
  });

  it('are refused by name when Lucide has none of it', async () => {
    await expect(resolveIcons(contractWith('no-such-icon'), folder)).rejects.toThrow('“no-such-icon”');
  });
});
