import pTimeout from 'p-timeout';
import type { Page } from 'playwright';
import { type ProbeWindow, probeName, probePath } from './probe-remote.ts';

/** A place where a remote is mounted. Each move returns a sentence about what did not settle; null on success. */
export interface MountPlace {
  /** “the page /jobs of mfe-search” */
  where: string;
  mount(): Promise<string | null>;
  unmount(): Promise<string | null>;
}

const mountLimit = 10_000;
const unmountLimit = 2_000;
/** Timeout of a move: a page with an endless loop answers nothing, its own timers included. */
const stuckLimit = mountLimit + 8_000;

/** The page's result, or null after the timeout. */
const withTimeout = <T>(answer: Promise<T>): Promise<T | null> =>
  pTimeout(answer, { milliseconds: stuckLimit, fallback: () => null });

/** Context of the moves on one page. */
export interface Move {
  page: Page;
  base: string;
  quiet(): Promise<void>;
}

/** Navigates by the shell and waits for its performance mark; milliseconds, or null after the timeout. */
async function goTo({ page, base }: Move, path: string, name: string): Promise<number | null> {
  const gone = page.evaluate(
    async ({ to, name, limit }) => {
      performance.clearMarks();
      const since = performance.now();
      (window as ProbeWindow).jhProbe?.navigation.navigate(to);
      while (performance.now() - since < limit) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        const stands = document.querySelector(`#jh-outlet [data-remote="${name}"]`)?.childElementCount;
        if (stands && performance.getEntriesByName('jh:page-ready').length > 0)
          return performance.now() - since;
      }
      return null;
    },
    { to: base + path, name, limit: mountLimit + 3_000 },
  );
  return withTimeout(gone);
}

/**
 * Waits until the shell has unmounted the previous page; milliseconds. Null for a shell that unmounts synchronously and
 * has no mark.
 */
async function waitUntilLeft({ page }: Move): Promise<number | null> {
  const left = page.evaluate(async (limit) => {
    const since = performance.now();
    while (performance.now() - since < limit) {
      if (performance.getEntriesByName('jh:page-left').length > 0) return performance.now() - since;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return null;
  }, unmountLimit + 1_000);
  return withTimeout(left);
}

/** A page of a remote. Between mounts the probe's page is shown. */
export function pagePlace(move: Move, name: string, path: string): MountPlace {
  const where = `The page ${path} of ${name}`;
  let marksLeaving = true;
  const waitUntilPageLeft = async (): Promise<number> => {
    const took = marksLeaving ? await waitUntilLeft(move) : null;
    marksLeaving = took !== null;
    return took ?? 0;
  };
  return {
    where,
    async mount() {
      const took = await goTo(move, path, name);
      if (took !== null) await waitUntilPageLeft();
      await move.quiet();
      return took === null
        ? `${where} does not mount: its mount() had not settled with something drawn after ${mountLimit / 1000} s. Let mount() resolve once the first render stands, and reject when it cannot.`
        : null;
    },
    async unmount() {
      const came = await goTo(move, probePath, probeName);
      return came === null || came + (await waitUntilPageLeft()) > unmountLimit
        ? `${where} does not unmount: its unmount() had not settled after ${unmountLimit / 1000} s. Resolve as soon as nothing of it stands, and wait for no answer there.`
        : null;
    },
  };
}

/** A slot that a remote fills, mounted by the shell into the probe's page. */
export function slotPlace({ page, quiet }: Move, name: string, slot: string): MountPlace {
  const where = `The slot ${slot} of ${name}`;
  return {
    where,
    async mount() {
      const mounted = page.evaluate(async (slot) => {
        const element = document.createElement('div');
        element.id = 'jh-slot';
        document.getElementById('jh-probe')?.append(element);
        const { promise: empty, resolve } = Promise.withResolvers<true>();
        const undo = (window as ProbeWindow).jhProbe?.mountSlot(slot, element, {}, () => resolve(true));
        (window as unknown as { jhUndo: unknown }).jhUndo = undo;
        const filled = (async () => {
          for (let tries = 0; tries < 60; tries += 1) {
            await new Promise((done) => setTimeout(done, 10));
            if (element.querySelector('[data-slot] > *')) return false;
          }
          return false;
        })();
        return Promise.race([empty, filled]);
      }, slot);
      const isEmpty = await withTimeout(mounted);
      if (isEmpty === null)
        return `${where} does not mount: the page answered nothing for ${stuckLimit / 1000} s. Give way to the browser between pieces of work.`;
      await quiet();
      return isEmpty
        ? `${where} does not mount: the shell gave it up. Let its mount() resolve once the first render stands.`
        : null;
    },
    async unmount() {
      const unmounted = page.evaluate(async (limit) => {
        const scope = window as unknown as { jhUndo?: () => void };
        const since = performance.now();
        scope.jhUndo?.();
        delete scope.jhUndo;
        const element = document.getElementById('jh-slot');
        while (element?.childElementCount && performance.now() - since < limit)
          await new Promise((resolve) => setTimeout(resolve, 10));
        element?.remove();
        return performance.now() - since;
      }, unmountLimit + 1_000);
      const took = await withTimeout(unmounted);
      return took === null || took > unmountLimit
        ? `${where} does not unmount: its unmount() had not settled after ${unmountLimit / 1000} s. Resolve as soon as nothing of it stands.`
        : null;
    },
  };
}
