import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onDone } from '../testing/shared.ts';
import { warnOfMarkets } from './watch-markets.ts';

it('logs that the markets cannot be read, and does not reject, which would end the gateway', async () => {
  const root = await mkdtemp(join(tmpdir(), 'markets-'));
  onDone(() => rm(root, { recursive: true }));
  const folder = join(root, 'shell/src/locales');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'en.json'), '{ cut');
  const lines: unknown[] = [];
  await warnOfMarkets(root, { warn: (...line: unknown[]) => void lines.push(line) });
  expect(lines).toEqual([[{ err: expect.any(SyntaxError) }, 'what markets lack could not be read']]);
});
