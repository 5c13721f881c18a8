import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without the code of a window: it takes less than half of the processor time. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';

const places = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = (): string | undefined =>
  [process.env.CHROMIUM ?? '', ...places].find((path) => path !== '' && existsSync(path));

/** Path of Chromium; installs Debian's package if there is none and permissions allow. */
export function findChromium(): string {
  const found = find();
  if (found) return found;
  console.log('▸ installing Chromium from Debian’s packages (once)');
  install('chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk');
  const now = find();
  if (now) return now;
  throw new Error('The journeys need Chromium or Chrome: install one, or name it with CHROMIUM=/path/to/it.');
}

/**
 * Like `findChromium` for many journeys: prefers the headless shell of the same version, installed if permissions allow.
 */
export function findFastChromium(): string {
  if (!process.env.CHROMIUM && !existsSync(headlessShell) && find()) {
    console.log('▸ installing the headless shell of Chromium from Debian’s packages (once)');
    install('--no-upgrade', '--no-remove', 'chromium-headless-shell');
  }
  return findChromium();
}

/** Installs Debian packages if permissions allow. Timeout: two minutes a step. */
function install(...packages: string[]): void {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  const quick = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  const run = (...args: string[]): boolean => {
    try {
      execFileSync('apt-get', [...quick, ...args], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: 120_000,
      });
      return true;
    } catch {
      return false;
    }
  };
  const tryAll = () => run('install', '-y', '--no-install-recommends', ...packages);
  // Package lists may exist already, with the version of the installed Chromium.
  if (!tryAll() && run('update')) tryAll();
}
