import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox, type SecretKey } from './secret-box.ts';
import { loadSecretKeys, parseSecretKeys } from './secret-keys.ts';

const aKey = (id: string): SecretKey => ({ id, key: Buffer.alloc(32, id) });

describe('a sealed secret', () => {
  const box = createSecretBox([aKey('new'), aKey('old')]);

  it('opens for the row that it was sealed for, and shows nothing of itself', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'account:1');
    expect(sealed).not.toContain('JBSWY3DP');
    expect(box.open(sealed, 'account:1')).toBe('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'account:1')).not.toBe(sealed);
  });

  it.each([
    ['another row', (sealed: string) => sealed, 'account:2'],
    [
      'a changed text',
      (sealed: string) => `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`,
      'account:1',
    ],
    ['a shortened text', (sealed: string) => sealed.slice(0, -8), 'account:1'],
    ['an unknown key', (sealed: string) => sealed.replace('.new.', '.lost.'), 'account:1'],
    ['another key', (sealed: string) => sealed.replace('.new.', '.old.'), 'account:1'],
  ])('does not open for %s', (_, change, context) => {
    expect(() => box.open(change(box.seal('secret', 'account:1')), context)).toThrow();
  });

  it('of an older key opens, and is told from one of the newest', () => {
    const sealed = createSecretBox([aKey('old')]).seal('secret', 'account:1');
    expect(box.open(sealed, 'account:1')).toBe('secret');
    expect(sealed.startsWith(box.currentPrefix)).toBe(false);
  });
});

describe('the keys of a site', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jobharbor-keys-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are made once, for all processes that start together, and are readable by their user only', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSecretKeys([], folder)));
    expect(new Set(all.map(([{ id, key }]) => `${id} ${key.toString('hex')}`)).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret-keys']);
    expect((await stat(join(folder, 'secret-keys'))).mode & 0o777).toBe(0o600);
  });

  it('of the setting take precedence, and the folder’s key still decrypts older secrets', async () => {
    const [made] = await loadSecretKeys([], folder);
    expect((await loadSecretKeys([aKey('b'), aKey('a')], folder)).map(({ id }) => id)).toEqual([
      'b',
      'a',
      made.id,
    ]);
  });

  it.each(['short:AAAA', 'AAAA', `a:${'A'.repeat(43)}=, a:${'B'.repeat(43)}=`])(
    'are refused as %s',
    (text) => {
      expect(() => parseSecretKeys(text)).toThrow('SECRET_KEYS');
    },
  );
});
