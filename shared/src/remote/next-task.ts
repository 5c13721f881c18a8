/**
 * Resolves in a later task, with the priority of the current one (`scheduler.yield`): the browser can paint and answer
 * input in between. Call it between long steps of a page's start; not between removing a page and rendering the next one.
 */
export const nextTask = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
