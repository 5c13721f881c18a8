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

/** A Chromium of this machine; installs Debian's where there is none and it may. */
export function findChromium(): string {
  const found = find();
  if (found) return found;
  console.log('▸ installing Chromium from Debian’s packages (once)');
  install('chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk');
  const now = find();
  if (now) return now;
  throw new Error('The journeys need Chromium or Chrome: install one, or name it with CHROMIUM=/path/to/it.');
}

/** The same for many journeys: puts Debian's headless shell beside a Chromium of the same version, where it may. */
export function findFastChromium(): string {
  if (!process.env.CHROMIUM && !existsSync(headlessShell) && find()) {
    console.log('▸ installing the headless shell of Chromium from Debian’s packages (once)');
    install('--no-upgrade', '--no-remove', 'chromium-headless-shell');
  }
  return findChromium();
}

/** Installs Debian's packages, where it may and can. Takes two minutes a step at most, without a network seconds. */
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
  // The list of packages may be there already, and of the same age as the Chromium that is installed.
  if (!tryAll() && run('update')) tryAll();
}
