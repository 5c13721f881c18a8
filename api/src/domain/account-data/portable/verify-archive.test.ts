import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { publicJwk } from './archive-key.ts';
import { signatureFile } from './archive-manifest.ts';
import { signArchive } from './sign-archive.ts';
import { archiveBounds, verifyArchive } from './verify-archive.ts';

const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;
const key = newKey();
const site = 'https://jobs.example';
const now = new Date('2026-11-02T08:00:00Z');
const bytesOf = (text: string) => new TextEncoder().encode(text);
const files = { 'resume.json': bytesOf('{"a":1}'), 'resumes/1-CV é.pdf': bytesOf('%PDF') };

const sign = (signed: Record<string, Uint8Array>, by = key, from = site) =>
  signArchive(signed, { key: by, site: from, now });
const verify = async (content: Record<string, Uint8Array>, bounds = archiveBounds) =>
  verifyArchive(zipSync(content), { keys: { keys: [await publicJwk(key)] }, site }, bounds);

describe('an archive', () => {
  it('is valid with all its files and the signature of its site', async () => {
    const manifest = await verify({ ...files, ...(await sign(files)) });
    expect(Object.keys(manifest.files)).toEqual(Object.keys(files));
    expect([manifest.site, manifest.created_at]).toEqual([site, now.toISOString()]);
  });

  it('is refused for one changed bit of any file', async () => {
    const signature = await sign(files);
    for (const [name, bytes] of Object.entries(files)) {
      const changed = Uint8Array.from(bytes, (byte, index) => (index === 2 ? byte ^ 1 : byte));
      await expect(verify({ ...files, ...signature, [name]: changed })).rejects.toThrow(
        `changed-file: ${name}`,
      );
    }
  });

  it.each<[string, () => Promise<Record<string, Uint8Array>>, string]>([
    ['without its signature', async () => files, 'unsigned'],
    [
      'signed by another key',
      async () => ({ ...files, ...(await sign(files, newKey())) }),
      'foreign-signature',
    ],
    [
      'of another site',
      async () => ({ ...files, ...(await sign(files, key, 'https://evil.example')) }),
      'other-site',
    ],
    [
      'with a file too many',
      async () => ({ ...files, ...(await sign(files)), 'more.txt': bytesOf('x') }),
      'extra-file',
    ],
    [
      'with a file too few',
      async () => ({ 'resume.json': files['resume.json'], ...(await sign(files)) }),
      'missing-file',
    ],
    [
      'whose signature is no JWS',
      async () => ({ ...files, [signatureFile]: bytesOf('{}') }),
      'foreign-signature',
    ],
    ['that leaves its folder', async () => ({ '../../etc/passwd': bytesOf('x') }), 'unsafe-name'],
    ['with an absolute name', async () => ({ '/etc/passwd': bytesOf('x') }), 'unsafe-name'],
    ['with a name of Windows', async () => ({ 'C:\\x': bytesOf('x') }), 'unsafe-name'],
  ])('is refused %s', async (_, content, problem) => {
    await expect(verify(await content())).rejects.toThrow(problem);
  });

  it('is refused where its directory points at a file within an uploaded one', async () => {
    const forged = zipSync({ 'resume.json': bytesOf('{"a":9}') }, { level: 0 });
    const own = { ...files, 'chat/1-upload.bin': forged };
    const bytes = Buffer.from(zipSync({ ...own, ...(await sign(own)) }, { level: 0 }));
    const keys = { keys: [await publicJwk(key)] };
    await expect(verifyArchive(bytes, { keys, site })).resolves.toBeDefined();
    const directory = bytes.readUInt32LE(bytes.length - 6);
    bytes.writeUInt32LE(bytes.indexOf(forged), directory + 42);
    expect(new TextDecoder().decode(unzipSync(bytes)['resume.json'])).toBe('{"a":9}');
    await expect(verifyArchive(bytes, { keys, site })).rejects.toThrow('repacked');
  });

  it.each([
    ['an extra field, which can rename a file', { extra: { 28789: new Uint8Array(9) } }],
    ['a comment', { comment: 'Sent by post' }],
  ])('is refused with %s', async (_, options) => {
    const bytes = zipSync({ ...files, ...(await sign(files)) }, options);
    const keys = { keys: [await publicJwk(key)] };
    await expect(verifyArchive(bytes, { keys, site })).rejects.toThrow('repacked');
  });

  it('is refused beyond the bounds while it is unpacked, and where it is no archive', async () => {
    const bomb = { 'zeros.bin': new Uint8Array(1_000_000) };
    expect(zipSync(bomb).length).toBeLessThan(2_000);
    await expect(verify(bomb, { files: 10, bytes: 500_000 })).rejects.toThrow('too-large: zeros.bin');
    await expect(verify(files, { files: 1, bytes: 500_000 })).rejects.toThrow('too-large');
    const keys = { keys: [await publicJwk(key)] };
    for (const bytes of [bytesOf('no zip'), new Uint8Array(0), zipSync(files).subarray(0, 60)])
      await expect(verifyArchive(bytes, { keys, site })).rejects.toThrow(/not-a-zip|unsigned/);
  });
});
