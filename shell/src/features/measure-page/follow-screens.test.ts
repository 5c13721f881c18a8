import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { expect, it, vi } from 'vitest';
import { createRegistry } from '../../common/remote-registry.ts';
import { anEntry } from '../../testing/a-remote.ts';
import { followScreens } from './follow-screens.ts';

it('names the screen that was shown at a time, by remote and route, and not by the job in the address', () => {
  const entryOf = (name: string, path: string) => [anEntry(name, path)];
  const microFrontends = { 'mfe-a': entryOf('a', '/jobs'), 'mfe-b': entryOf('b', '/job/:job') };
  const registry = createRegistry({ schema: '', set: 's', microFrontends });
  const navigation = createMemoryNavigation('/en/ph/jobs');
  const clock = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const screenAt = followScreens(navigation, registry);
  navigation.navigate('/ja/ph/job/nurse-7');
  clock.mockReturnValue(9_000);
  navigation.navigate('/ja/ph/job/cook-8');
  expect(screenAt(4_999)?.route).toBe('/jobs');
  expect(screenAt(5_000)).toEqual({ remote: 'mfe-b', route: '/job/:job' });
  expect(screenAt(9_500)?.route).toBe('/job/:job');
  clock.mockRestore();
});
