import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { create } from 'tar';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inDraftFolder } from '../store/in-draft-folder.ts';
import { packRelease, releaseLimit, unpackRelease } from './pack-release.ts';

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'));
  // Files that were accepted before a refusal may still be written.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** A release's folder with these files. */
async function aReleaseFolder(files: Record<string, string>): Promise<string> {
  const folder = await aFolder();
  for (const [path, content] of Object.entries({ 'release.json': '{}', ...files })) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

async function upload(folder: string): Promise<Readable> {
  const archive = join(await aFolder(), 'release.tgz');
  await packRelease(folder, archive);
  return createReadStream(archive);
}

describe('an uploaded release', () => {
  it('arrives with every file as it was packed', async () => {
    const files = { 'client/deep/a.js': 'a()', 'server/server.mjs': 'b()', 'sbom.cdx.json': '{}' };
    const made = await aReleaseFolder(files);
    const target = await aFolder();
    await unpackRelease(await upload(made), target);
    expect((await readdir(target)).sort()).toEqual(['client', 'release.json', 'sbom.cdx.json', 'server']);
    expect(await readFile(join(target, 'client/deep/a.js'), 'utf8')).toBe('a()');
    expect(await readFile(join(target, 'server/server.mjs'), 'utf8')).toBe('b()');
  });

  it.each(['../outside.js', 'client/../../outside.js', '/tmp/outside.js', 'elsewhere/a.js', 'server.mjs'])(
    'is refused with the path %s, and nothing is written there',
    async (path) => {
      const made = await aReleaseFolder({ 'client/a.js': 'a()' });
      const parent = await aFolder();
      const target = join(parent, 'target');
      await mkdir(target);
      const archive = join(await aFolder(), 'release.tgz');
      const onWriteEntry = (entry: { path: string }) => {
        entry.path = path;
      };
      await create({ cwd: made, gzip: true, file: archive, preservePaths: true, onWriteEntry }, [
        'client/a.js',
      ]);
      await expect(unpackRelease(createReadStream(archive), target)).rejects.toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('no path of a release'),
      });
      expect(await readdir(parent)).toEqual(['target']);
      expect(await readdir(target)).toEqual([]);
    },
  );

  it('is not called unreadable where the disk of the store is full, and leaves nothing', async () => {
    const folder = await aFolder();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const broken = new Readable({ read: () => broken.destroy(full) });
    const unpacked = inDraftFolder(folder, async (draft) => {
      await writeFile(join(draft, 'half'), 'a');
      await unpackRelease(broken, draft);
    });
    await expect(unpacked).rejects.toThrow('The disk of the release store is full');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused with a link in it', async () => {
    const made = await aReleaseFolder({ 'client/a.js': 'a()' });
    await symlink('/etc', join(made, 'client/etc'));
    const target = await aFolder();
    await expect(unpackRelease(await upload(made), target)).rejects.toThrow('no path of a release');
    await expect(readFile(join(target, 'client/etc/hostname'))).rejects.toThrow();
  });

  it.each([
    ['packed bytes', { packed: 100 }],
    ['unpacked bytes', { unpacked: 5_000 }],
    ['files', { files: 2 }],
  ])('is refused beyond the limit of %s', async (_what, limit) => {
    const made = await aReleaseFolder({ 'client/a.js': 'a'.repeat(9_000), 'client/b.js': 'b()' });
    const unpacked = unpackRelease(await upload(made), await aFolder(), { ...releaseLimit, ...limit });
    await expect(unpacked).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('at most'),
    });
  });

  it('is refused when it is no archive, or only the beginning of one', async () => {
    const target = await aFolder();
    const message = 'This is no packed release';
    await expect(unpackRelease(Readable.from([Buffer.from('{}')]), target)).rejects.toThrow(message);
    const archive = join(await aFolder(), 'release.tgz');
    await packRelease(await aReleaseFolder({ 'client/a.js': 'a'.repeat(50_000) }), archive);
    const half = (await readFile(archive)).subarray(0, 150);
    await expect(unpackRelease(Readable.from([half]), target)).rejects.toThrow(message);
  });
});
