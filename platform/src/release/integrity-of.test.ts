import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasIntegrity, integrityOf } from './integrity-of.ts';

const content = Buffer.from('console.log(1)');
const by = (algorithm: string) => `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

describe('a file of a release', () => {
  it('gets the value that the bundler writes into the scripts which load it', () => {
    expect(integrityOf(content)).toBe(by('sha256'));
  });

  it.each(['sha256', 'sha384', 'sha512'])('is known again by the value of a release made with %s', (one) => {
    expect(hasIntegrity(content, by(one))).toBe(true);
    expect(hasIntegrity(Buffer.from('changed'), by(one))).toBe(false);
  });

  it('is not known by what no browser accepts', () => {
    expect(hasIntegrity(content, by('md5'))).toBe(false);
    expect(hasIntegrity(content, '')).toBe(false);
  });
});
