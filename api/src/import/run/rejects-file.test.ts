import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRejectsFile } from './rejects-file.ts';

it.skipIf(!existsSync('/dev/full'))('a full disk is told in a sentence, after the import', async () => {
  const rejects = await createRejectsFile('/dev/full');
  for (let line = 1; line <= 400; line++)
    rejects.write({ file: 'jobs.csv', line, reason: 'no title', record: { text: 'x'.repeat(500) } });
  await expect(rejects.close()).rejects.toThrow('could not be written to /dev/full: the disk is full');
});
