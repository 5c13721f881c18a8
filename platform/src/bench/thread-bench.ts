import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from 'playwright';
import { runProgram } from '../process/run-program.ts';
import { launchBrowser } from '../rehearsal/open-page.ts';
import { phone } from '../taps/measure-tap.ts';
import { createVisitors } from '../taps/visitors.ts';
import { startBenchSite } from './bench-site.ts';
import { printFigure, quantile } from './figure.ts';
import { answerWithThread } from './sample-thread.ts';

/**
 * A long thread of a chat on a phone's screen: `pnpm bench thread [--url http://127.0.0.1:4000] [--messages 10000] [--unread
 * 200] [--locales en/ph,ar/sa] [--pictures FOLDER]`. The API's answers about the chat are samples, so that the figures are
 * the page's. Prints the time to open at the first unread message, frames dropped while scrolling to the beginning, elements
 * and memory, and the time back to the newest. Fails if a message was reported as read that was not on screen.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    messages: { type: 'string', default: '10000' },
    unread: { type: 'string', default: '200' },
    locales: { type: 'string', default: 'en/ph,ar/sa' },
    pictures: { type: 'string' },
  },
});
const [count, unread] = [Number(values.messages), Number(values.unread)];

/** Milliseconds that a tap may take to show its effect. */
const goalMs = 200;
/** A frame that took longer was dropped: at 60 a second, with tolerance. */
const frameMs = 25;

/** Processor milliseconds of the page's main thread so far, its elements, and its memory in MB after a collection. */
async function readMetrics(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { task: of('TaskDuration') * 1_000, elements, heap: of('JSHeapUsedSize') / 2 ** 20 };
}

/** Opens the chat from the list. Resolves to the milliseconds until the mark of unread messages is on screen. */
const open = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const box = document.querySelector('.jhc-scroll')?.getBoundingClientRect();
          const mark = document.querySelector('.jhc-new')?.getBoundingClientRect();
          if (box && mark && mark.top >= box.top && mark.bottom <= box.bottom)
            return resolve(performance.now() - start);
          requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>('a.jhc-item')?.click();
        look();
      }),
  );

/** The last message whose beginning is on screen. */
const lastOnScreen = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const edge = document.querySelector('.jhc-scroll')?.getBoundingClientRect().bottom ?? 0;
    const rows = [...document.querySelectorAll<HTMLElement>('[data-message]')];
    return Number(rows.findLast((row) => row.getBoundingClientRect().top < edge)?.dataset.message);
  });

/** Scrolls up half a screen a frame, as fast as a fling, until the first message is there; resolves to the time of each frame. */
const scrollToStart = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const box = document.querySelector('.jhc-scroll');
        const frames: number[] = [];
        let [before, still] = [performance.now(), 0];
        const step = (now: number) => {
          if (!box) return resolve(frames);
          frames.push(now - before);
          before = now;
          const at = box.scrollTop;
          box.scrollTop -= box.clientHeight / 2;
          still = box.scrollTop === at ? still + 1 : 0;
          const isFirst = document.querySelector('[data-message="1"]') !== null;
          if (isFirst && still > 3) return resolve(frames);
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  );

/** Taps the button to the newest message. Resolves to the milliseconds until that is painted. */
const toNewest = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        document.querySelector<HTMLElement>('.jhc-newest')?.click();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      }),
  );

async function measure(page: Page, base: string, reported: number[]): Promise<boolean> {
  // One session: the metrics begin anew with each.
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const read = /"type":"read".*"up_to":(\d+)/.exec(String(payload))?.[1];
      if (read !== undefined) reported.push(Number(read));
    }),
  );
  await page.goto(`${base}/chat-home`);
  await page.locator('a.jhc-item').waitFor();
  await page.waitForTimeout(1_000);
  const first = await readMetrics(page, session);
  const opened = await open(page);
  const after = await readMetrics(page, session);
  await page.waitForTimeout(1_000);
  const [seen, read] = [await lastOnScreen(page), Math.max(0, ...reported)];
  const isRead = read > count - unread && read <= seen;
  await takePicture(page, base, 'opened');
  const frames = await scrollToStart(page);
  const scrolled = await readMetrics(page, session);
  await takePicture(page, base, 'scrolled');
  const back = await toNewest(page);
  await page.waitForTimeout(500);
  const end = await readMetrics(page, session);
  await takePicture(page, base, 'newest');
  const dropped = frames.filter((time) => time > frameMs).length;
  const of = base.slice(-5);
  const [task, scrolling] = [after.task - first.task, scrolled.task - after.task];
  printFigure({
    what: `${of}: opening at the first of ${unread} unread messages`,
    ...{ value: `${opened.toFixed(0)} ms`, goal: `≤ ${goalMs} ms of processor time`, isMet: task <= goalMs },
    details: [
      `${task.toFixed(0)} ms of processor time, ${after.elements} elements, ${after.heap.toFixed(1)} MB (${first.heap.toFixed(1)} before)`,
      `read up to ${read}, on screen up to ${seen}`,
    ],
  });
  printFigure({
    what: `${of}: scrolling to the first of ${count} messages`,
    value: `${dropped} of ${frames.length} frames dropped, longest ${Math.max(...frames).toFixed(0)} ms, p95 ${quantile(frames, 0.95).toFixed(0)} ms`,
    ...{ goal: '≤ 5%', isMet: dropped <= frames.length * 0.05 },
    details: [
      `${((scrolling * 1_000) / count).toFixed(0)} ms of processor time for 1,000 messages, ${scrolled.elements} elements, ${scrolled.heap.toFixed(1)} MB`,
    ],
  });
  printFigure({
    what: `${of}: back to the newest message`,
    ...{ value: `${back.toFixed(0)} ms`, goal: `≤ ${goalMs} ms of processor time` },
    isMet: end.task - scrolled.task <= goalMs,
    details: [`${(end.task - scrolled.task).toFixed(0)} ms of processor time, ${end.elements} elements`],
  });
  if (!isRead) console.log(`✗ ${of}: messages were reported as read up to ${read}`);
  return isRead;
}

async function takePicture(page: Page, base: string, name: string): Promise<void> {
  if (values.pictures === undefined) return;
  await mkdir(values.pictures, { recursive: true });
  await page.screenshot({
    path: join(values.pictures, `${base.slice(-5).replace('/', '-')}-${name}.png`),
  });
}

runProgram(async (undo) => {
  const site = values.url === undefined ? await startBenchSite() : null;
  if (site) undo.push(site.stop);
  const url = values.url ?? site?.url ?? '';
  const browser = await launchBrowser();
  undo.push(() => browser.close());
  const openVisitor = await createVisitors(browser, url);
  console.log(`${phone.viewport.width} × ${phone.viewport.height}, ${count} messages`);
  let isExact = true;
  for (const locale of values.locales.split(',')) {
    const context = await openVisitor('member');
    const reported = await answerWithThread(context, { count, unread, language: locale.slice(0, 2) });
    isExact = (await measure(await context.newPage(), `${url}/${locale}`, reported)) && isExact;
    await context.close();
  }
  for (const step of undo.splice(0).reverse()) await step();
  process.exit(isExact ? 0 : 1);
});
