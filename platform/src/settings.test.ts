import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const settings = join(import.meta.dirname, 'settings.ts');

it('names each wrong setting of gateway and commands, and what it takes', async () => {
  const wrong = {
    PORT: '80x',
    API_PORT: '70000',
    DEV_PORT: 'none',
    HOST: 'http://a',
    API_URL: 'api.example',
    LOG_LEVEL: 'loud',
    SLOWER_TAPS: 'maybe',
    RELEASE_RETENTION_DAYS: 'a month',
  };
  const started = promisify(execFile)(process.execPath, [settings], { env: { ...process.env, ...wrong } });
  const { stderr } = await started.then(
    () => expect.fail('It started.'),
    (error: { stderr: string }) => error,
  );
  for (const name of Object.keys(wrong)) expect(stderr).toContain(`${name} takes`);
});
