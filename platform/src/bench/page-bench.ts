import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { runProgram } from '../process/run-program.ts';
import { findChromium } from '../verify/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { createUser, type Failure, listFiles, type Outcome, visitFailing } from './fail-file.ts';
import { findPages } from './find-pages.ts';

/**
 * Fails each file of a page in turn, once and for good, and prints what a visitor sees, what still works, and what was
 * reported. Goals: a file that fails once is not noticed. If one fails for good, the rest works and the page says so,
 * with links and sign-out. No release is blamed for the network.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    /** Pages, by comma: home, results, job, sign-in. */
    only: { type: 'string' },
    /** Only files whose name contains this. */
    file: { type: 'string', default: '' },
  },
});

/** Events by which a release may be blamed, where no cause is named. */
const blames = /^(?:load-failed|mount-failed|crashed|slot-failed|unmount-failed) [\w-]+$/;

runProgram(async (undo) => {
  const site = values.url === undefined ? await startBenchSite() : null;
  if (site) undo.push(site.stop);
  const url = values.url ?? site?.url ?? '';
  const browser = await chromium.launch({ executablePath: findChromium() });
  undo.push(() => browser.close());
  const { home, results, job } = await findPages(url);
  const pages = { home, results, job, 'sign-in': '/en/ph/get-started' };
  const member = await createUser(browser, url);
  let missed = 0;
  for (const [name, path] of Object.entries(pages)) {
    if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
    // The page for signing in is for guests.
    const user = name === 'sign-in' ? undefined : member;
    for (const file of await listFiles(browser, url + path, user)) {
      if (!file.includes(values.file)) continue;
      for (const failure of ['once', 'for good'] as const) {
        const outcome = await visitFailing(browser, url + path, file, { failure, user });
        const isMet = meetsGoal(failure, outcome);
        if (!isMet) missed += 1;
        console.log(`${isMet ? '✓' : '✗'} ${name}, ${file}, ${failure}: ${lineOf(outcome)}`);
      }
    }
  }
  console.log(missed === 0 ? 'Every goal is met.' : `${missed} goals are missed.`);
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(missed > 0 ? 1 : 0);
});

function meetsGoal(failure: Failure, { sees, works, reported }: Outcome): boolean {
  const isBlamed = reported.some((one) => blames.test(one));
  if (isBlamed || sees === 'nothing' || !works.link || works['sign-out'] === false) return false;
  return failure === 'for good' || (sees === 'the page' && Object.values(works).every(Boolean));
}

const lineOf = ({ sees, works, reported }: Outcome): string =>
  [
    `sees ${sees}`,
    Object.entries(works)
      .map(([what, isWorking]) => `${what} ${isWorking ? 'works' : 'does NOT work'}`)
      .join(', '),
    `reported ${reported.join(', ') || 'nothing'}`,
  ].join(' · ');
