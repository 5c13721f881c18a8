import { installNativeOverlays } from '@jobharbor/shared/testing';
import { beforeEach, vi } from 'vitest';

// The plotting library reads the screen when it is imported.
window.matchMedia ??= ((media: string) =>
  Object.assign(new EventTarget(), { media, matches: false })) as never;

// Minimal stand-ins for what jsdom lacks: modal dialogs, media queries, ResizeObserver, canvas.
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
