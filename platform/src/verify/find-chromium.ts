import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = (): string | undefined =>
  [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path));

/** A Chromium of this machine; installs Debian's where there is none and it may. */
export function findChromium(): string {
  const found = find();
  if (found) return found;
  const isDebian = existsSync('/usr/bin/apt-get');
  const isRoot = process.getuid?.() === 0;
  if (isDebian && isRoot) {
    console.log('▸ installing Chromium from Debian’s packages (once)');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core', 'fonts-noto-cjk'],
      options,
    );
    const installed = find();
    if (installed) return installed;
  }
  throw new Error('The journeys need Chromium or Chrome: install one, or name it with CHROMIUM=/path/to/it.');
}
