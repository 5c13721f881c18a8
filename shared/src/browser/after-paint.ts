/** Milliseconds after which a page that is not painted, as in a background tab, starts all the same. */
const maxWait = 200;

/** Resolves after the next frame is painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    // A task after the callback of a frame runs when that frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, maxWait);
  });
