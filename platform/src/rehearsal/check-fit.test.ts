import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { describe, expect, it } from 'vitest';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { checkFit, isCertainFailure } from './check-fit.ts';

async function fitOf(remote: Partial<RemoteContract>, shell: Partial<RemoteContract> = {}) {
  const store = await anEmptyStore();
  const members = new Map([
    ['shell', await addValidRelease(store, { name: 'shell', contract: shell })],
    ['mfe-a', await addValidRelease(store, { contract: remote })],
    ['mfe-b', await addValidRelease(store, { name: 'mfe-b', contract: { offers: ['beside-a'] } })],
  ]);
  const own = members.get('mfe-a');
  if (!own) throw new Error('There is no such remote.');
  return checkFit(own, members);
}

describe('before a shell is released, the platform team reads of a remote', () => {
  it('nothing where all that it needs is there', async () => {
    expect(await fitOf({ fills: ['beside-a', 'header'] }, { offers: ['header'] })).toEqual([]);
  });

  it('that its range of shared or React does not fit, each apart', async () => {
    const said = await fitOf({}, { provides: { shared: '2.0.0', react: '20.0.0' } });
    expect(said.map(({ kind }) => kind)).toEqual(['range', 'range']);
    expect(isCertainFailure(said)).toBe(false);
    expect(said[0]?.text).toContain('needs @jobharbor/shared ^1.0.0, and shell 1 provides 2.0.0');
    expect(said[1]?.text).toContain('needs React ^19.0.0, and shell 1 provides 20.0.0');
  });

  it('nothing of React where it brings a copy that fits', async () => {
    const brings = { react: '19.3.1' };
    expect(await fitOf({ brings }, { provides: { shared: '1.0.0', react: '20.0.0' } })).toEqual([]);
  });

  it('which slot it fills that nobody offers any more', async () => {
    const said = await fitOf({ fills: ['beside-a', 'header'] });
    expect(said).toEqual([
      { kind: 'slot', text: expect.stringContaining('“header”, which shell 1 no longer offers') },
    ]);
    expect(isCertainFailure(said)).toBe(true);
  });
});
