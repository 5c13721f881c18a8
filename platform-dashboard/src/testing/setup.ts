import { installNativeOverlays } from '@jobharbor/shared/testing';
import { beforeEach, vi } from 'vitest';

// The plots' library looks at the screen as soon as it is imported.
window.matchMedia ??= ((media: string) =>
  Object.assign(new EventTarget(), { media, matches: false })) as never;

// jsdom has no modal dialog, no media queries, no observer of sizes and no canvas: as much of each as the pages need.
beforeEach(() => {
  const undo = installNativeOverlays();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      arc() {}
      rect() {}
      closePath() {}
      addPath() {}
    },
  );
  const pencil = new Proxy(
    {},
    { get: (_target, name) => (name === 'measureText' ? () => ({ width: 1 }) : () => {}) },
  );
  HTMLCanvasElement.prototype.getContext = (() => pencil) as never;
  return undo;
});
