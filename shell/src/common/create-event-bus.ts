import type { EventBus, ShellEvents } from '@jobharbor/shared/remote';

type Listeners = { [K in keyof ShellEvents]?: Set<(payload: ShellEvents[K]) => void> };

/** Event bus between remotes. A listener that throws does not stop the others from being called. */
export function createEventBus(): EventBus {
  const listeners: Listeners = {};
  return {
    emit(name, payload) {
      for (const listener of listeners[name] ?? []) {
        try {
          listener(payload);
        } catch (error) {
          reportError(error);
        }
      }
    },
    on(name, listener) {
      const own: Set<typeof listener> = listeners[name] ?? new Set<typeof listener>();
      (listeners as Record<typeof name, Set<typeof listener>>)[name] = own;
      own.add(listener);
      return () => own.delete(listener);
    },
  };
}
